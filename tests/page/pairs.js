// Presses pairs of controls of a view within one task, so that both fall into one render
// of the program. `task`: the fragment of the view and its class, the selector of a sheet to
// open there, the text of the stored game that the board shows, if it is one, the seed, which
// pairs (`null` for random ones, else those of `places` that are `left`), the most pairs, the
// time in milliseconds, and the longest pause before the second press.
async task => {
  const { view, sheet, game, seed, pairs, most, millis, pause } = task;
  let { fragment } = task;
  let state = seed;
  const random = below => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % below;
  };
  const wait = millis => new Promise(done => setTimeout(done, millis));
  const hasStopped = () => 'failure' in document.documentElement.dataset;
  // What leaves the page, or asks outside of it, is no control of a view.
  const all = `.page :is(button, a[href^="#"], a[href^="./#"], input:not([type=file]), select,
    textarea, summary, [role=button], .pit):not(:disabled, [aria-disabled=true],
    [data-action=reload], [data-way=share])`;
  const names = ['id', 'class', 'href', 'name', 'type', 'value', 'popovertarget'];
  const name = element => {
    const its = [...element.attributes].filter(({ name }) => names.includes(name) || name.startsWith('data-'));
    return element.localName + its.map(({ name, value }) => `[${name}="${value}"]`).join('');
  };
  const isShown = element => element.checkVisibility({ visibilityProperty: true });
  const controls = () => [...document.querySelectorAll(all)].filter(isShown);
  // The controls of each kind, such as the pits or the entries of a list.
  const kinds = () => Map.groupBy(controls(), element => {
    const href = element.getAttribute('href')?.split('/', 2).join('/');
    return [element.localName, element.id, element.type, element.name, element.dataset.action, href].join();
  });
  // Where to find two controls of each kind, by chance.
  const some = () => [...kinds()].flatMap(([kind, found]) => {
    const places = [...found.keys()];
    while (places.length > 2) places.splice(random(places.length), 1);
    return places.map(place => ({ kind, place }));
  });
  // The fields of the settings can be used while their sheet is closed.
  const settings = () => [...document.querySelectorAll('#settings :is(input, select)')];
  const use = element => {
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
    const types = ['input', 'change'];
    if (element.localName === 'select') {
      value.set.call(element, element.options[random(element.options.length)].value);
    } else if (['range', 'number'].includes(element.type)) {
      value.set.call(element, random(8) + 1);
    } else if (element.localName === 'textarea' || ['text', 'search'].includes(element.type)) {
      value.set.call(element, ['', 'a', '7', 'a+ B-', '0'][random(5)]);
    } else {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return;
    }
    types.forEach(type => element.dispatchEvent(new Event(type, { bubbles: true })));
  };
  const until = async condition => {
    for (let looks = 0; looks < 400 && !condition() && !hasStopped(); looks += 1) await wait(8);
    return condition();
  };
  const isThere = () => document.querySelector(`.page.${view} > main > :not([aria-busy=true])`);
  // The presses change a game: another copy of it has all that can be pressed.
  let copy;
  const copyGame = () => {
    const id = String(random(100000)).padStart(5, '0');
    localStorage.removeItem(copy);
    copy = `mbegu.game.${id}`;
    localStorage.setItem(copy, game);
    fragment = `#~${id}`;
  };
  // Returns whether the page has answered.
  const open = async () => {
    if (game) copyGame();
    // A sheet that is closed goes back in the history, perhaps from the view that is opened.
    // Chromium ignores navigations after 200 of them, until ten seconds are over.
    for (let tries = 0; tries < 4; tries += 1) {
      document.querySelectorAll(':popover-open').forEach(it => it.hidePopover());
      // The presses before may still lead to another view.
      await new Promise(requestAnimationFrame);
      if (location.hash === fragment && !isThere()) {
        location.hash = view === 'library-page' ? '#/learn' : '#/games';
        await wait(0);
      }
      if (location.hash !== fragment) {
        location.hash = fragment;
        await wait(0);
      }
      if (!await until(isThere)) continue;
      if (sheet) document.querySelector(sheet)?.showPopover();
      await wait(sheet ? 16 : 0);
      return true;
    }
    return false;
  };

  const end = performance.now() + millis;
  const places = pairs ? pairs.places ?? (await open(), some()) : [];
  const left = pairs?.left ?? [...Array(places.length ** 2).keys()];
  const missed = pairs?.missed ?? [];
  let pressed = 0;
  let told = 'the start';
  while (pressed < most && (!pairs || left.length > 0) && performance.now() < end) {
    if (!await open()) return { fault: `the page doesn't answer after ${told}` };
    let pair;
    if (pairs) {
      const next = left.pop();
      const found = kinds();
      pair = [next % places.length, Math.floor(next / places.length)]
        .map(at => found.get(places[at].kind)?.[places[at].place]);
      if (!pair[0] || !pair[1]) {
        // The presses before have changed what the view has.
        missed.push(next);
        continue;
      }
    } else {
      const found = controls();
      if (found.length === 0) return { fault: 'the view has no control' };
      pair = [found[random(found.length)], found[random(found.length)]];
    }
    const [one, two] = pair;
    const fields = settings();
    const between = random(4) === 0 && fields.length > 0 ? fields[random(fields.length)] : undefined;
    told = [one, between, two].filter(it => it).map(name).join(' then ');
    use(one);
    if (between) use(between);
    if (pause) await wait(random(pause));
    if (two.isConnected) use(two);
    await wait(0);
    await new Promise(requestAnimationFrame);
    await wait(0);
    if (hasStopped()) return { fault: `the program has stopped: ${told}` };
    pressed += 1;
  }
  return { pressed, pairs: { places, left, missed } };
}
