// Between the site and a browser that asked to be told of things, or keeps some to read without a network. Of requests it
// sees pages that are opened, and only to show /hors-ligne.html where no answer comes: it keeps and answers nothing else.
// What a person keeps, pages write themselves (components/session/offline.ts).

// Of this script and of the page that it keeps (app/sw.js): another, and what the worker before kept is fetched anew.
const VERSION = '{version}';
// The way out: false, deployed, and every browser's worker gives up what was kept and stays out of the way of pages.
const ON = true;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const KEPT = `rihla-public.${VERSION}`;
const PAGE = '/hors-ligne.html';

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

if (ON) {
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    // A file of the API that is downloaded is no page.
    if (new URL(request.url).pathname.startsWith('/api/')) return;
    event.respondWith(fetch(request).catch(offlinePage));
  });
}

// Without the page the browser's own says that there is no network: no reason not to be told of things.
async function keepPage() {
  if (!ON) return;
  try {
    const answer = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' });
    if (answer.ok) await (await caches.open(KEPT)).put(PAGE, answer);
  } catch {
    // as above
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter(
    (name) => (ON ? /^rihla-public\./ : /^rihla-/).test(name) && !(ON && name === KEPT),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function offlinePage() {
  const page = await (await caches.open(KEPT)).match(PAGE);
  return page ?? Response.error();
}

worker.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  if (!told.title) return;
  event.waitUntil(
    worker.registration.showNotification(told.title, {
      body: told.text,
      // The same thing told twice replaces itself.
      tag: told.id,
      lang: told.lang ?? 'fr',
      dir: told.dir ?? 'auto',
      data: { href: told.href },
    }),
  );
});

// Whatever its language: whoever has a page open has it already (lib/langues/adresse.mjs).
const pageOf = (/** @type {URL} */ { pathname }) => pathname.replace(/^\/(?:en|ar)(?=\/|$)/, '') || '/';

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.href ?? '/', worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => pageOf(new URL(url)) === pageOf(address));
      return open ? open.focus() : worker.clients.openWindow(address.href);
    }),
  );
});
