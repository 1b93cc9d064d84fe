// Starts the program, and shows the first picture of the page until it has loaded, in
// the reader's language; carries out then what was pressed last. Where the program
// will show something else, it shows nothing. The build fills in `FIRST`
// (xtask/steps/src/prerender.rs), `PROGRAM` and `LATE_STYLES` (xtask/src/build/pages.rs).
(async (first, program, lateStyles) => {
  // Against clickjacking: in another site's frame there is a link to the page, or with
  // `embed` a board to be looked at, which stores nothing.
  const shared = new URLSearchParams(location.search);
  const isEmbedded = shared.has('embed');
  const root = document.documentElement;
  // The program asks for this (src/ui/browser/system.rs): the address may change.
  if (isEmbedded) root.dataset.embed = '';
  try {
    void top.location.href;
  } catch {
    if (!isEmbedded) {
      const its = { href: location.href, target: '_blank', textContent: document.title };
      document.body.replaceChildren(Object.assign(document.createElement('a'), its));
      return;
    }
  }

  // What another program shares is a link, or has one in it. Of anything else the program
  // says that it is no link.
  const words = ['url', 'text', 'title'].map(name => shared.get(name) ?? '').join(' ').trim();
  if (words && !isEmbedded) {
    const [, link = words] = /:\/\/\S*#(\S+)/.exec(words) ?? /#(\S+)/.exec(words) ?? [];
    history.replaceState(null, '', `./#${link}`);
  }

  const kept = {};
  try {
    if (!isEmbedded) Object.assign(kept, localStorage);
  } catch {
    // Some browsers keep nothing.
  }
  const { [first.keys.settings]: settings = first.settings, [first.keys.language]: chosen } = kept;
  const theme = /theme=\w+/;
  root.dataset.theme = theme.exec(settings)?.[0].slice(6) ?? 'auto';
  const primary = tag => tag.split('-')[0].toLowerCase();
  const spoken = Object.keys(first.languages);
  const wanted = [chosen ?? [], navigator.languages].flat().map(primary);
  const language = wanted.map(tag => spoken.find(its => primary(its) === tag)).find(its => its);
  root.lang = language ?? first.usual;
  root.dir = first.languages[root.lang].dir;
  if (root.lang !== first.usual) {
    document.querySelector('[rel=manifest]').href = `./manifest-${root.lang}.webmanifest`;
  }

  // The program shows the place of an entry again (src/ui/browser/view_place.rs).
  history.scrollRestoration = 'manual';

  // The page's head preloads the program. What the board doesn't need comes after it; at once
  // for an address that needs it.
  const link = its => document.head.appendChild(Object.assign(document.createElement('link'), its));
  const preload = its => link({ rel: 'preload', as: 'fetch', crossOrigin: '', ...its });
  const { texts, late } = first.languages[root.lang];
  preload({ href: texts });
  const addLate = () => {
    lateStyles.forEach(name => link({ rel: 'stylesheet', href: `./${name}` }));
    program.parts.forEach(href => preload({ type: 'application/wasm', href }));
    if (program.parts.length > 0) preload({ href: late });
  };
  const needsLate = isEmbedded || /^#(\/.|6)/.test(location.hash);
  if (needsLate) addLate();
  addEventListener('mbegu-shown', () => {
    root.dataset.shown = '';
    if (!needsLate) addLate();
  }, { once: true });
  import(program.start).catch(error => {
    // What the browser lacks is told by static/failure.js, and so is what doesn't come.
    const name = error instanceof RangeError ? 'memory'
      : error.name === 'CompileError' || error.name === 'LinkError' ? 'old' : '';
    if (name && !('failure' in root.dataset)) {
      root.dataset.failure = name;
      dispatchEvent(new Event('mbegu-failure'));
    } else if (!(error instanceof TypeError) && self.WebAssembly) {
      throw error;
    }
  });
  if (!isEmbedded) {
    addEventListener('load', () => import(document.querySelector('[name=later]').content));
  }

  const page = document.querySelector('.page');
  const usual = settings.replace(theme, 'theme=auto') === first.settings;
  // Any other key is that of a game.
  const others = [...Object.values(first.keys), ...first.progress];
  const isGame = key => key.startsWith(first.keys.prefix) && !others.includes(key);
  const begun = Object.keys(kept).some(isGame);
  if (!usual || begun || isEmbedded || location.hash.length > 1) return;

  const orientation = matchMedia(first.upright).matches ? 'upright' : 'flat';
  page.querySelector('.table').classList.replace('flat', orientation);
  page.querySelector(`.board:not(.${orientation})`).remove();
  // What stands round the board is as wide as it is.
  const { style } = page.querySelector('.board');
  const stage = page.querySelector('.stage');
  stage.style.setProperty('--across', style.getPropertyValue('--width'));
  stage.style.setProperty('--down', style.getPropertyValue('--height'));
  if (root.lang !== first.usual) {
    const answer = await fetch(`./first/${root.lang}.json`).catch(() => {});
    // Without its texts the picture is not shown; the program tells what is wrong.
    if (!answer?.ok) return;
    const texts = (await answer.json()).picture;
    const all = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
      const text = all.currentNode;
      text.data = texts[text.data] ?? text.data;
    }
  }
  // The program may have come before those texts.
  if (!page.isConnected) return;
  page.removeAttribute('hidden');

  // The picture is inert, so that nothing in it takes the focus or is read out. The program
  // draws the same in its place (src/ui/app.rs).
  let pressed;
  const note = event => {
    // The program's own page answers a press by itself.
    if (page.isConnected) pressed = event;
  };
  addEventListener('click', note);
  addEventListener('mbegu-shown', () => {
    removeEventListener('click', note);
    if (!pressed) return;
    const { clientX, clientY } = pressed;
    const its = { bubbles: true, cancelable: true, clientX, clientY };
    const press = () => document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', its));
    // The program announces its page from within the task that has made it.
    setTimeout(press);
  });
})(FIRST, PROGRAM, LATE_STYLES);
