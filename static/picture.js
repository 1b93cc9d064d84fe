// Draws the card before this script as a PNG, and shares the file or saves it
// (src/ui/share/picture.rs puts both into the page). It is no part of the program, as
// wasm-bindgen has one file of bindings, which is loaded before the first press.
{
  // Properties of a drawing that its parts inherit.
  const INHERITED = [
    'fill', 'fill-opacity', 'paint-order', 'stroke', 'stroke-dasharray', 'stroke-linecap',
    'stroke-linejoin', 'stroke-opacity', 'stroke-width',
  ];
  // The layers of a background.
  const LAYERS = /url\("([^"]*)"\)|radial-gradient\(((?:[^()]|\([^()]*\))*)\)|none/g;

  const card = document.currentScript.previousElementSibling;
  const frame = () => card.getBoundingClientRect();
  const tell = detail => card.dispatchEvent(new CustomEvent('mbegu-picture', { detail }));
  draw().then(send).then(tell, () => tell('failed'));

  async function draw() {
    await document.fonts.ready;
    const canvas = document.createElement('canvas');
    canvas.width = card.offsetWidth;
    canvas.height = card.offsetHeight;
    const context = canvas.getContext('2d');
    await drawGround(context, card);
    for (const drawing of card.querySelectorAll('svg')) {
      if (drawing.matches('.board')) await drawGround(context, drawing);
      await drawDrawing(context, drawing);
    }
    drawTexts(context);
    return new Promise(done => canvas.toBlob(done));
  }

  // The device shares the file where it can. Elsewhere the browser saves it, and puts it into
  // the clipboard if it may.
  async function send(picture) {
    const file = new File([picture], card.dataset.name, { type: picture.type });
    if (navigator.canShare?.({ files: [file] })) {
      const how = await navigator.share({ files: [file] }).then(() => 'shared', error =>
        error.name === 'AbortError' ? 'stopped' : 'failed');
      if (how !== 'failed') return how;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    // The browser reads it later than the press.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      return 'copied';
    } catch {
      return 'saved';
    }
  }

  async function load(address) {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  }

  // The box of an element in the picture.
  function box(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x - frame().x, y - frame().y, width, height];
  }

  // A background: its colour, and its layers from the lowest up.
  async function drawGround(context, element) {
    const style = getComputedStyle(element);
    const [x, y, width, height] = box(element);
    const [across, down = across] = style.borderTopLeftRadius.split(' ').map(parseFloat);
    const shape = new Path2D();
    shape.roundRect(x, y, width, height, [{ x: across * width / 100, y: down * height / 100 }]);
    const shadows = style.boxShadow.split(/,\s*(?![^(]*\))/);
    const isCast = shadows.some(shadow => / 0px$/.test(shadow));
    const rim = shadows.map(shadow => shadow.match(/^(.*) 0px 0px 0px ([\d.]+)px inset$/)).find(it => it);
    context.save();
    if (isCast) Object.assign(context, { shadowColor: '#0007', shadowBlur: 28, shadowOffsetY: 10 });
    context.fillStyle = element === card ? style.backgroundColor : '#000';
    context.fill(shape);
    context.shadowColor = 'transparent';
    context.clip(shape);
    context.translate(x, y);
    const blends = style.backgroundBlendMode.split(', ');
    const layers = [...style.backgroundImage.matchAll(LAYERS)].entries();
    for (const [at, [, address, gradient]] of [...layers].reverse()) {
      const blend = blends[at % blends.length];
      context.globalCompositeOperation = blend === 'normal' ? 'source-over' : blend;
      if (address) {
        const image = await load(address);
        const scale = Math.max(width / image.width, height / image.height);
        const [w, h] = [image.width * scale, image.height * scale];
        context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
      } else if (gradient) {
        fillGradient(context, gradient, width, height);
      }
    }
    if (rim) {
      context.translate(-x, -y);
      context.globalCompositeOperation = 'source-over';
      context.strokeStyle = rim[1];
      // The outer half is cut off.
      context.lineWidth = 2 * rim[2];
      context.stroke(shape);
    }
    context.restore();
  }

  // A gradient as styles write it: `95% 187% at 21% -10%, rgb(1, 2, 3), rgb(4, 5, 6) 22%`.
  function fillGradient(context, gradient, width, height) {
    const [ellipse, ...stops] = gradient.split(/,\s*(?![^(]*\))/);
    const [rx, ry, cx, cy] = ellipse.match(/-?[\d.]+(?=%)/g).map(part => part / 100);
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    for (const [at, stop] of stops.entries()) {
      const [, colour, place = 100 * at / (stops.length - 1)] = stop.match(/^(.*?)(?: ([\d.]+)%)?$/);
      fill.addColorStop(place / 100, colour);
    }
    context.save();
    context.translate(cx * width, cy * height);
    context.scale(rx * width, ry * height);
    context.fillStyle = fill;
    context.fillRect(-20, -20, 40, 40);
    context.restore();
  }

  // A drawing as an image of its own, to which the styles and letters of the page don't reach:
  // it gets the styles as attributes, and its texts are drawn with those of the card.
  async function drawDrawing(context, drawing) {
    const copy = drawing.cloneNode(true);
    const left = [];
    copyStyle(drawing, copy, undefined, left);
    left.forEach(part => part.remove());
    const [x, y, width, height] = box(drawing);
    copy.setAttribute('width', width);
    copy.setAttribute('height', height);
    const text = new XMLSerializer().serializeToString(copy);
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    context.drawImage(await load(address), x, y, width, height);
    URL.revokeObjectURL(address);
  }

  function copyStyle(element, copy, parent, left) {
    const style = getComputedStyle(element);
    copy.removeAttribute('style');
    // Shapes that are used elsewhere inherit there.
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name);
      if (value !== parent?.getPropertyValue(name)) copy.setAttribute(name, value);
    }
    if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
    if (element.localName === 'stop') {
      copy.setAttribute('stop-color', style.stopColor);
      copy.setAttribute('stop-opacity', style.stopOpacity);
    }
    const isHidden = style.display === 'none' && !element.closest('defs');
    if (isHidden || element.localName === 'text') left.push(copy);
    else [...element.children].forEach((child, at) => copyStyle(child, copy.children[at], style, left));
  }

  function drawTexts(context) {
    context.textBaseline = 'middle';
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: { data, parentElement }, currentNode } = texts;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { x, y, width, height } = range.getBoundingClientRect();
      if (!width) continue;
      const style = getComputedStyle(parentElement);
      const drawn = parentElement.closest('text');
      const scale = drawn?.getScreenCTM().a ?? 1;
      context.save();
      context.font = `${style.fontWeight} ${parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
      context.direction = style.direction;
      context.textAlign = 'center';
      context.globalAlpha = drawn ? getComputedStyle(drawn).opacity : 1;
      const most = Math.min(width, drawn ? width : parentElement.getBoundingClientRect().width);
      const place = [x - frame().x + most / 2, y - frame().y + height / 2];
      if (drawn && style.stroke !== 'none') {
        context.strokeStyle = style.stroke;
        context.lineWidth = parseFloat(style.strokeWidth) * scale;
        context.lineJoin = 'round';
        context.strokeText(data, ...place);
      }
      context.fillStyle = drawn ? style.fill : style.color;
      context.fillText(data, ...place, most);
      context.restore();
    }
  }
}
