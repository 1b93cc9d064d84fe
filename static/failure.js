// Shows a notice with a button to reload, where the program or its texts haven't
// loaded, or the program has stopped. The game is kept: the program stores it after
// every move.

// Filled in by the build: the texts in English.
const TEXTS = {};

// How long the program may take to load, in milliseconds.
const START_TIMEOUT = 12_000;

const root = document.documentElement;

// In another language they are in a file. English is better than to say nothing.
const other = root.lang !== 'en' && Promise.race([
  fetch(`./first/${root.lang}.json`)
    .then(answer => answer.json()).then(({ failure }) => failure).catch(() => {}),
  new Promise(done => setTimeout(done, 3000)),
]);

async function notice(tag, name) {
  const texts = await other || TEXTS;
  const made = (tag, its) => Object.assign(document.createElement(tag), its);
  // Without the first picture it is alone on the page, below the header.
  const isAlone = tag === 'div' && document.querySelector('body > .page[hidden]');
  const notice = made(tag, { className: isAlone ? 'notice failed' : 'notice', role: 'alert' });
  const onclick = () => location.reload();
  const button = made('button', { type: 'button', textContent: texts.reload, onclick });
  notice.append(made('p', { textContent: texts[name] }), button);
  document.body.prepend(notice);
  return notice;
}

// The program takes the place of everything in the body.
setTimeout(() => {
  // static/old.js tells what an old browser lacks.
  if (document.querySelector('body > noscript') && !stopped && self.WebAssembly) notice('div', 'late');
}, START_TIMEOUT);

// A modal dialog, as nothing else on the page answers any more.
let stopped = false;
function stop(name) {
  if (stopped) return;
  stopped = true;
  notice('dialog', name).then(dialog => dialog.showModal());
}

// The program announces that it can't go on (src/ui/browser/failure.rs), here or
// before this script has come.
const announced = () => stop(root.dataset.failure);
addEventListener('mbegu-failure', announced);
if ('failure' in root.dataset) announced();
// What it can't announce, such as a stack that is full, ends in an error of
// WebAssembly.
const isTrap = error => self.WebAssembly && error instanceof WebAssembly.RuntimeError;
addEventListener('error', ({ error }) => isTrap(error) && stop('stopped'));
addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && stop('stopped'));
