// Keeps one whole version of the page for when there is no network. Every file
// of it is checked, so that nothing of another version gets among them: this
// version's pages get this version's files, and no others.
//
// Not by Workbox: its precaching trusts what is in the cache, while the browser may have
// damaged it, and knows one list of files, while the texts of a language are kept here
// only once somebody wants them. Workbox also takes 5.5 kB (brotli), this file
// without comments and the list of files 1.1 kB.

// Filled in by the build: a name for all the files together, and the files with
// what their contents come to. Without them, in development, nothing is kept.
const { version, files } = { version: '', files: {} };

const FAMILY = `mbegu ${registration.scope} `;
const OWN = FAMILY + version;

addEventListener('install', event => event.waitUntil(version ? fill() : skipWaiting()));
addEventListener('activate', event => event.waitUntil(begin()));

async function fill() {
  const cache = await caches.open(OWN);
  await Promise.all(Object.keys(files).map(async name => {
    if (await cache.match(key(name)) || !await isWanted(name)) return;
    // What the browser has already will do, if it is the same.
    const answer = await load(name, 'default').catch(() => load(name, 'reload'));
    await cache.put(key(name), answer);
  }));
}

// The texts of a language are kept once somebody wants them: those that the browser
// names, and those that the version before kept.
async function isWanted(name) {
  const [, tag] = /^(?:(?:first|lessons|locales|rulebook)\/|manifest-)([\w-]+?)(?:-late)?\./.exec(name) ?? [];
  if (!tag || tag === 'en') return true;
  const primary = tag => tag.split('-')[0];
  return navigator.languages.some(its => primary(its) === primary(tag))
    || await caches.match(key(name)) !== undefined;
}

async function isRight(name, kept) {
  const sum = await crypto.subtle.digest('SHA-256', await kept.clone().arrayBuffer());
  return files[name] === `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

async function load(name, cache) {
  const answer = await fetch(key(name), { cache, integrity: files[name] });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  // A browser takes no page that came by way of another address.
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

function key(name) {
  return new URL(name, registration.scope).href;
}

async function begin() {
  const kept = await caches.keys();
  const old = kept.filter(name => name.startsWith(FAMILY) && name !== OWN);
  await Promise.all(old.map(name => caches.delete(name)));
  if (!version) {
    await registration.unregister();
    for (const page of await pages()) page.navigate(page.url);
  }
}

async function pages() {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(page => page.url.startsWith(registration.scope));
}

addEventListener('fetch', event => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(registration.scope)) return;
  const name = address.slice(registration.scope.length).replace(/^index\.html$/, '');
  // Some hosts leave the ending of a page's name out.
  const file = [name, `${name}.html`].find(name => Object.hasOwn(files, name));
  if (file !== undefined) event.respondWith(answer(file));
});

async function answer(name) {
  const cache = await caches.open(OWN);
  const kept = await cache.match(key(name));
  // What can't be read is damaged too.
  if (kept && await isRight(name, kept).catch(() => false)) return kept;
  // The browser may have thrown it away or damaged it, or nobody has wanted this language
  // yet.
  const answer = await load(name, 'reload');
  // A storage that is full is no reason not to answer.
  await cache.put(key(name), answer.clone()).catch(() => {});
  return answer;
}

addEventListener('message', event => event.waitUntil(hear(event)));

async function hear({ data, source }) {
  if (data === version) {
    // A first visit's page is of this very version.
    await clients.claim();
  } else if (data === 'now' || (data === 'alone' && (await pages()).every(({ id }) => id === source.id))) {
    await skipWaiting();
  }
}
