// Once the first picture has come: loads the styles of what is opened later, says
// so if the program doesn't come, and has the service worker keep this version of
// the page; takes a newer one at the start, and says when there is one.
const { serviceWorker } = navigator;

// Filled in by the build: the page's version, and what is said by language where
// the program doesn't come, with the text of a button.
const VERSION = '';
const LATE = {};

// How long the program may take to come, in milliseconds.
const PATIENCE = 12_000;

// The board needs none of these styles.
const sheets = { rel: 'stylesheet', href: './sheets.css' };
document.head.append(Object.assign(document.createElement('link'), sheets));

// The program takes the place of everything in the body.
setTimeout(() => {
  if (!document.querySelector('body > noscript')) return;
  const [text, again] = LATE[document.documentElement.lang] ?? LATE.en;
  const made = (tag, its) => Object.assign(document.createElement(tag), its);
  const notice = made('div', { className: 'notice', role: 'alert' });
  const onclick = () => location.reload();
  const button = made('button', { type: 'button', textContent: again, onclick });
  notice.append(made('p', { textContent: text }), button);
  document.body.prepend(notice);
}, PATIENCE);

if (serviceWorker) {
  // Another version takes over: every open page begins anew with it.
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (kept) location.reload();
    kept = true;
  });
  // What is pressed beside the announcement (src/ui/page/notices.rs).
  addEventListener('click', async ({ target }) => {
    if (!target.closest?.('[data-action=reload]')) return;
    const registration = await serviceWorker.getRegistration();
    if (registration?.waiting) registration.waiting.postMessage('now');
    else location.reload();
  });
  // A storage that is forbidden or full is no reason not to play.
  start().catch(() => {});
}

async function start() {
  const earlier = await serviceWorker.getRegistration();
  earlier?.waiting?.postMessage('alone');
  await loaded();
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  announce(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => announce(registration));
  });
  document.addEventListener('visibilitychange', () => {
    // A page may stay open for days.
    if (!document.hidden) registration.update().catch(() => {});
  });
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active.postMessage(VERSION);
}

function announce({ waiting }) {
  if (!waiting || !serviceWorker.controller) return;
  document.documentElement.dataset.update = '';
  dispatchEvent(new Event('mbegu-update'));
}

// The page has come, and has nothing better to do.
async function loaded() {
  if (document.readyState !== 'complete') {
    await new Promise(done => addEventListener('load', done, { once: true }));
  }
  await new Promise(done => (window.requestIdleCallback ?? setTimeout)(done));
}
