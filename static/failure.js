// Shows a notice with a button to reload, where the program hasn't loaded or has
// stopped. The game is kept: the program stores it after every move.

// Filled in by the build: the texts by language.
const TEXTS = {};

// How long the program may take to load, in milliseconds.
const PATIENCE = 12_000;

const root = document.documentElement;

function notice(tag, name) {
  const texts = TEXTS[root.lang] ?? TEXTS.en;
  const made = (tag, its) => Object.assign(document.createElement(tag), its);
  const notice = made(tag, { className: 'notice', role: 'alert' });
  const onclick = () => location.reload();
  const button = made('button', { type: 'button', textContent: texts.reload, onclick });
  notice.append(made('p', { textContent: texts[name] }), button);
  document.body.prepend(notice);
  return notice;
}

// The program takes the place of everything in the body.
setTimeout(() => {
  if (document.querySelector('body > noscript')) notice('div', 'late');
}, PATIENCE);

// A modal dialog, as nothing else on the page answers any more.
let stopped = false;
function stop() {
  if (stopped) return;
  stopped = true;
  notice('dialog', 'stopped').showModal();
}

// The program announces a panic (src/ui/browser/panic.rs). What it can't
// announce, such as a stack that is full, ends in an error of WebAssembly.
const isTrap = error => error instanceof WebAssembly.RuntimeError;
addEventListener('mbegu-panic', stop);
addEventListener('error', ({ error }) => isTrap(error) && stop());
addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && stop());
if ('stopped' in root.dataset) stop();
