// Starts the program, and shows the first picture of the page until it has loaded, in
// the reader's language; carries out then what was pressed or typed. Where the program
// will show something else, it shows nothing. The build fills in `FIRST`
// (tools/src/prerender.rs) and `PROGRAM` (xtask/src/build/pages.rs).
(async (first, program) => {
  // Against clickjacking: in another site's frame there is a link to the page, or with
  // `embed` a board to be looked at, which stores nothing.
  const shared = new URLSearchParams(location.search);
  const isEmbedded = shared.has('embed');
  // The program asks for this (src/ui/browser/system.rs): the address may change.
  if (isEmbedded) document.documentElement.dataset.embed = '';
  try {
    void top.location.href;
  } catch {
    if (!isEmbedded) {
      const its = { href: location.href, target: '_blank', textContent: document.title };
      document.body.replaceChildren(Object.assign(document.createElement('a'), its));
      return;
    }
  }

  addEventListener('load', () => {
    const later = [...document.querySelectorAll('[name=later]')].map(it => it.content);
    later.filter(it => !isEmbedded || !it.includes('offline')).forEach(it => import(it));
  });
  // What another program shares is a link, or has one in it. Of anything else the program
  // says that it is no link.
  const words = ['url', 'text', 'title'].map(name => shared.get(name) ?? '').join(' ').trim();
  if (words && !isEmbedded) {
    const [, link = words] = /:\/\/\S*#(\S+)/.exec(words) ?? /#(\S+)/.exec(words) ?? [];
    history.replaceState(null, '', `./#${link}`);
  }

  const root = document.documentElement;
  const page = document.querySelector('.page');
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

  const link = its => document.head.append(Object.assign(document.createElement('link'), its));
  // Of all views but the board.
  const loadStyles = () => link({ rel: 'stylesheet', href: './late.css' });
  // The program comes beside what it will ask for.
  const start = () => {
    const preload = { rel: 'preload', as: 'fetch', crossOrigin: '' };
    link({ rel: 'modulepreload', crossOrigin: '', href: program.module });
    link({ ...preload, type: 'application/wasm', href: program.wasm });
    link({ ...preload, href: first.languages[root.lang].texts });
    return import(program.start).catch(error => {
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
  };
  const startAtOnce = () => {
    loadStyles();
    return start();
  };

  const usual = settings.replace(theme, 'theme=auto') === first.settings;
  // Any other key is that of a game.
  const others = [...Object.values(first.keys), ...first.progress];
  const isGame = key => key.startsWith(first.keys.prefix) && !others.includes(key);
  const begun = Object.keys(kept).some(isGame);
  if (!usual || begun || isEmbedded || location.hash.length > 1) return startAtOnce();

  const orientation = matchMedia(first.upright).matches ? 'upright' : 'flat';
  page.querySelector('.table').classList.replace('flat', orientation);
  page.querySelector(`.board:not(.${orientation})`).remove();
  if (root.lang !== first.usual) {
    const answer = await fetch(`./first/${root.lang}.json`).catch(() => {});
    // Without its texts the picture is not shown; the program tells what is wrong.
    if (!answer?.ok) return startAtOnce();
    const texts = (await answer.json()).picture;
    const all = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
      const text = all.currentNode;
      text.data = texts[text.data] ?? text.data;
    }
  }
  page.removeAttribute('hidden');
  // The picture of the ground, a twelfth of the program, completes what is shown: the
  // program is loaded once that is painted. What is hidden is not painted.
  const { backgroundImage } = getComputedStyle(page.querySelector('.board'));
  const [, ground = ''] = /url\("(.+?)"\)/.exec(backgroundImage) ?? [];
  const painted = async () => {
    // After a press the browser reports no paint. Captured, and before `note` stops the keys.
    const pressed = new Promise(done => ['pointerdown', 'keydown']
      .forEach(it => addEventListener(it, done, { once: true, capture: true })));
    await Object.assign(new Image(), { src: ground }).decode().catch(() => {});
    await new Promise(done => {
      const type = 'largest-contentful-paint';
      if (PerformanceObserver.supportedEntryTypes?.includes(type)) {
        new PerformanceObserver((list, observer) => {
          if (!list.getEntries().some(it => it.url === ground)) return;
          observer.disconnect();
          done();
        }).observe({ type, buffered: true });
        pressed.then(done);
        // It is not reported in a hidden tab, or where something else is larger.
        setTimeout(done, 1000);
      } else {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 200);
      }
    });
  };
  // The styles of other views wait for the program, but not for long.
  const started = painted().then(start);
  const patience = new Promise(done => setTimeout(done, 6000));
  Promise.race([started, patience]).finally(loadStyles);

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
    if (selector !== presses.at(-1)?.selector) presses.push({ selector });
  };
  // A letter or an arrow leads to the pits, where Enter means something too. The program
  // listens before its page is shown: until then no key may reach it.
  const note = event => {
    event.stopImmediatePropagation();
    const { key, altKey, ctrlKey, metaKey, repeat } = event;
    if (altKey || ctrlKey || metaKey || repeat) return;
    if (/^([a-z]|Arrow.*)$/i.test(key) || (key === 'Enter' && presses.at(-1)?.key)) presses.push({ key });
  };
  addEventListener('click', press);
  addEventListener('keydown', note, true);

  // The program empties the body, or replaces it (src/ui/browser/mounting.rs).
  new MutationObserver(async (_, observer) => {
    if (page.isConnected) return;
    observer.disconnect();
    removeEventListener('click', press);
    removeEventListener('keydown', note, true);
    for (const { key, selector = '.board .pit[tabindex="0"]' } of presses) {
      // The program shows first what the press before has changed.
      await new Promise(requestAnimationFrame);
      const target = document.querySelector(selector);
      const like = { key, bubbles: true, cancelable: true };
      const event = key ? new KeyboardEvent('keydown', like) : new MouseEvent('click', like);
      const isList = target?.matches('select');
      if (key || isList) target?.focus();
      if (!isList) target?.dispatchEvent(event);
    }
  }).observe(root, { childList: true, subtree: true });
})(FIRST, PROGRAM);
