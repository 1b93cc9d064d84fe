// Shows the first picture of the page until the program has loaded, in the
// reader's language, and carries out then what was pressed on it. Where the
// program will show something else, it shows nothing. `FIRST` is filled in by the
// build (tools/src/prerender.rs).
(first => {
  addEventListener('load', () => {
    for (const { content } of document.querySelectorAll('[name=later]')) import(content);
  });
  const root = document.documentElement;
  const page = document.querySelector('.page');
  const kept = {};
  try {
    Object.assign(kept, localStorage);
  } catch {
    // Some browsers keep nothing.
  }
  const { 'mbegu.settings': settings = first.settings, 'mbegu.language': chosen, ...games } = kept;

  const theme = /theme=\w+/;
  root.dataset.theme = theme.exec(settings)?.[0].slice(6) ?? 'auto';
  const primary = tag => tag.split('-')[0].toLowerCase();
  const spoken = [first.usual, ...Object.keys(first.texts)];
  const wanted = [chosen ?? [], navigator.languages].flat().map(primary);
  const language = wanted.map(tag => spoken.find(its => primary(its) === tag)).find(its => its);
  root.lang = language ?? first.usual;
  if (root.lang !== first.usual) {
    // The program will ask for them.
    const texts = Object.assign(document.createElement('link'), {
      rel: 'preload', as: 'fetch', crossOrigin: '', href: `./locales/${root.lang}.ftl`,
    });
    document.head.append(texts);
  }

  const usual = settings.replace(theme, 'theme=auto') === first.settings;
  const begun = Object.keys(games).some(key => key.startsWith('mbegu.'));
  if (!usual || begun || location.hash.length > 1) return;

  const stance = matchMedia(first.upright).matches ? 'upright' : 'flat';
  page.querySelector('.table').className = `table ${stance}`;
  page.querySelector(`.board:not(.${stance})`).remove();
  const texts = first.texts[root.lang] ?? {};
  const all = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const text = all.currentNode;
    text.data = texts[text.data] ?? text.data;
  }
  page.removeAttribute('hidden');

  // The picture is inert, so that nothing in it takes the focus or is read out: it
  // is live only while the element under the pointer is found.
  const names = ['data-action', 'data-at', 'data-option', 'data-pit', 'popovertarget', 'href'];
  const presses = [];
  const press = ({ clientX, clientY }) => {
    page.inert = false;
    const found = document.elementFromPoint(clientX, clientY);
    page.inert = true;
    const target = found?.closest(names.map(name => `[${name}]`).join());
    if (!target) return;
    const its = names.filter(name => target.hasAttribute(name));
    const selector = its.map(name => `[${name}=${JSON.stringify(target.getAttribute(name))}]`).join('');
    // A press that seems lost is repeated.
    if (selector !== presses.at(-1)) presses.push(selector);
  };
  addEventListener('click', press);

  // The program takes the picture's place.
  new MutationObserver(async (_, observer) => {
    if (page.isConnected) return;
    observer.disconnect();
    removeEventListener('click', press);
    for (const selector of presses) {
      // The program shows first what the press before has changed.
      await new Promise(requestAnimationFrame);
      const target = document.querySelector(selector);
      if (target?.matches('select')) target.focus();
      else target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }).observe(document.body, { childList: true });
})(FIRST);
