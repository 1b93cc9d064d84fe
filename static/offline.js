// Runs once the first picture is shown. Registers the service worker, which keeps this
// version of the page, after the program has shown the page. Takes a newer version at the
// start, and announces one that has come since.
const { serviceWorker } = navigator;

// Filled in by the build: the page's version.
const VERSION = '';

// The longest time for which the registration waits for the page, in milliseconds.
const START_TIMEOUT = 30000;

// The program takes the place of everything in the body (src/ui/app.rs).
const shown = new Promise(done => {
  if (!document.querySelector('body > noscript')) done();
  addEventListener('mbegu-shown', done);
  setTimeout(done, START_TIMEOUT);
});

if (serviceWorker) {
  // Another version takes over: every open page begins anew with it, at once or, where a text
  // would be lost, when it is told to.
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    const isTyped = [...document.querySelectorAll('textarea:read-write')].some(it => it.value);
    if (kept && isTyped) announce();
    else if (kept) location.reload();
    kept = true;
  });
  // The button of the announcement is pressed (src/ui/browser/context.rs).
  addEventListener('mbegu-reload', async () => {
    const registration = await serviceWorker.getRegistration();
    if (registration?.waiting) registration.waiting.postMessage('now');
    else location.reload();
  });
  // A storage that is forbidden or full is no reason not to play.
  start().catch(() => {});
}

// The installed page is opened with files, or with a link while it is open already.
let { name: begun } = performance.getEntriesByType('navigation')[0] ?? {};
self.launchQueue?.setConsumer(async ({ targetURL, files = [] }) => {
  if (files.length > 0) {
    const all = await Promise.all(files.map(file => file.getFile()));
    // The view of the stored games imports it (src/ui/library/import_panel.rs).
    self.launchedFile = new File(all.flatMap(file => [file, '\n']), 'games.txt');
    location.hash = '#/games';
    dispatchEvent(new Event('mbegu-file'));
    return;
  }
  const target = new URL(targetURL ?? location.href);
  const leadsOn = target.search || target.hash;
  // The first launch is the one that has opened this window.
  const hasOpened = target.href === begun;
  begun = undefined;
  if (target.origin === location.origin && leadsOn && !hasOpened) location.assign(target);
});

async function start() {
  const earlier = await serviceWorker.getRegistration();
  earlier?.waiting?.postMessage('alone');
  await shown;
  // Without a timeout, a page that draws nothing more may wait for its idle time for ever.
  await new Promise(done => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 2000 }));
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  if (registration.waiting) announce();
  // The browser may have begun to install a newer version before the page was shown.
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  document.addEventListener('visibilitychange', () => {
    // A page may stay open for days.
    if (!document.hidden) registration.update().catch(() => {});
  });
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active.postMessage(VERSION);
}

// Announces a version once it is installed.
function watch(worker) {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') announce();
  });
}

function announce() {
  // A first visit has no earlier version.
  if (!serviceWorker.controller) return;
  document.documentElement.dataset.update = '';
  dispatchEvent(new Event('mbegu-update'));
}
