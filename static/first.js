// Shows the picture that a first visit begins with, before the program has
// come, in the reader's language; where the program will show something else,
// it shows nothing. `FIRST` is filled in by the build (examples/first.rs).
(first => {
  addEventListener('load', () => import(document.querySelector('[name=later]').content));
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
      rel: 'preload', as: 'fetch', crossOrigin: '', href: `./words/${root.lang}.txt`,
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
})(FIRST);
