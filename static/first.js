// Starts the program, and shows the first picture of the page until it has loaded, in
// the reader's language; carries out then what was pressed or typed. Where the program
// will show something else, it shows nothing. The build fills in `FIRST`
// (xtask/steps/src/prerender.rs), `PROGRAM` and `LATE_STYLES` (xtask/src/build/pages.rs).
(async (first, program, lateStyles) => {
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

  const link = its => document.head.appendChild(Object.assign(document.createElement('link'), its));
  // The styles of all views but the board.
  const loadStyles = media => lateStyles
    .map(name => link({ rel: 'stylesheet', href: `./${name}`, media, fetchPriority: 'high' }));
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
    loadStyles('all');
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
  // program is loaded once that is painted.
  const { backgroundImage } = getComputedStyle(page.querySelector('.board'));
  const [, ground = ''] = /url\("(.+?)"\)/.exec(backgroundImage) ?? [];
  const timeout = millis => new Promise(done => setTimeout(done, millis));
  const next = types => new Promise(done => types
    .forEach(it => addEventListener(it, done, { once: true, capture: true })));
  const painted = async () => {
    // A hidden tab decodes and paints nothing.
    if (document.hidden) return;
    const left = next(['visibilitychange']);
    // After these the browser reports no paint. Captured, and before `note` stops the keys.
    const used = next(['pointerdown', 'keydown', 'wheel']);
    const decoded = Object.assign(new Image(), { src: ground }).decode().catch(() => {});
    await Promise.race([decoded, left, timeout(6000)]);
    const type = 'largest-contentful-paint';
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) {
      const frame = new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      await Promise.race([frame, timeout(200)]);
      return;
    }
    const largest = new Promise(done => {
      new PerformanceObserver((list, observer) => {
        if (list.getEntries().some(it => it.url === ground)) {
          observer.disconnect();
          done();
        } else {
          // Something else that is painted may be larger.
          setTimeout(done, 1000);
        }
      }).observe({ type, buffered: true });
    });
    await Promise.race([largest, left, used, timeout(3000)]);
  };
  // The program empties the body, or replaces it (src/ui/browser/mounting.rs).
  const shown = new Promise(done => {
    new MutationObserver((_, observer) => {
      if (page.isConnected) return;
      observer.disconnect();
      done();
    }).observe(root, { childList: true, subtree: true });
  });
  // The styles of other views are loaded after the program, but don't wait for long. They
  // apply once the page of the program is shown, so that the picture isn't styled again.
  // The notice of a failure needs them too (static/failure.js).
  const failed = next(['mbegu-failure']);
  Promise.race([painted().then(start), timeout(6000)]).finally(async () => {
    const styles = loadStyles('not all');
    await Promise.race([shown, failed, timeout(2000)]);
    for (const style of styles) style.media = 'all';
  });

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

  await shown;
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
})(FIRST, PROGRAM, LATE_STYLES);
