import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/sw.js/route';
import { LANGUES } from '@/lib/langues/langue.mjs';

const served = await (await GET()).text();
const version = /const VERSION = '([^']+)'/.exec(served)?.[1] ?? '';
const KEPT = `rihla-public.${version}`;

type Handler = (event: Record<string, unknown>) => void;

/** The worker's script in a browser of its own: a memory, a network that is there or not. */
function start({ on = true, names = [] as string[], online = true } = {}) {
  const handlers = new Map<string, Handler>();
  const stores = new Map<string, Map<string, Response>>(names.map((name) => [name, new Map()]));
  const asked: string[] = [];
  const state = { online, skipped: false };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string, answer: Response) => void store.set(key, answer),
      match: async (key: string) => store.get(key)?.clone(),
    };
  };
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => {
      state.skipped = true;
    },
  };
  const network = async (request: string | { url: string }) => {
    asked.push(typeof request === 'string' ? request : request.url);
    if (!state.online) throw new TypeError('no network');
    return new Response('du réseau');
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const script = served.replace('const ON = true', `const ON = ${on}`);
  runInNewContext(script, { self, caches, fetch: network, Response, URL, Promise });
  const happen = async (name: string, event: Record<string, unknown> = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get(name)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => work.push(one),
      respondWith: (one: Promise<Response>) => {
        answer = one;
      },
    });
    await Promise.all(work);
    return answer;
  };
  return { happen, self, stores, asked, state };
}

const opening = { mode: 'navigate', method: 'GET', url: 'https://rihla.test/mes-reservations' };

describe('the worker', () => {
  test('keeps one page, and takes away what the one before it kept, but nothing that is a person’s', async () => {
    const names = ['rihla-public.0', 'rihla-prive.42', 'autre'];
    const { happen, stores, state } = start({ names });
    await happen('install');
    await happen('activate');
    expect(state.skipped).toBe(true);
    expect([...stores.keys()].sort()).toEqual(['autre', 'rihla-prive.42', KEPT]);
    expect([...(stores.get(KEPT)?.keys() ?? [])]).toEqual(['/hors-ligne.html']);
  });

  test('answers a page from the network, and keeps nothing of it', async () => {
    const { happen, stores, asked } = start();
    await happen('install');
    const answer = await happen('fetch', { request: opening });
    expect(await answer?.text()).toBe('du réseau');
    expect(asked).toEqual(['/hors-ligne.html', opening.url]);
    expect([...stores].map(([name, store]) => [name, [...store.keys()]])).toEqual([
      [KEPT, ['/hors-ligne.html']],
    ]);
  });

  test('shows the kept page where there is no network, and the browser’s own where there is none', async () => {
    const { happen, state } = start();
    await happen('install');
    state.online = false;
    expect(await (await happen('fetch', { request: opening }))?.text()).toBe('du réseau');
    const never = start({ online: false });
    await never.happen('install');
    expect(never.state.skipped).toBe(true);
    expect((await never.happen('fetch', { request: opening }))?.type).toBe('error');
  });

  test.each([
    ['a call of the API', { mode: 'cors', method: 'GET', url: '/api/users/me' }],
    ['a script', { mode: 'no-cors', method: 'GET', url: '/_next/static/a.js' }],
    ['a file that is downloaded', { ...opening, url: 'https://rihla.test/api/reservations/1/agenda' }],
    ['a form that is sent', { mode: 'navigate', method: 'POST', url: '/api/payments' }],
  ])('leaves %s alone', async (_, request) => {
    const { happen, asked } = start();
    expect(await happen('fetch', { request })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('switched off, gives up all that was kept and sees no request', async () => {
    const { happen, stores, asked } = start({
      on: false,
      names: [KEPT, 'rihla-prive.42', 'autre'],
    });
    await happen('install');
    await happen('activate');
    expect([...stores.keys()]).toEqual(['autre']);
    expect(await happen('fetch', { request: opening })).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('a notification that is pressed', () => {
  const press = async (href: string, open: string[]) => {
    const done: string[] = [];
    const { happen, self } = start();
    Object.assign(self, {
      location: { origin: 'https://rihla.test' },
      clients: {
        matchAll: async () =>
          open.map((path) => ({
            url: `https://rihla.test${path}`,
            focus: async () => done.push(`shows ${path}`),
          })),
        openWindow: async (url: string) => done.push(`opens ${url}`),
      },
    });
    await happen('notificationclick', { notification: { close: () => {}, data: { href } } });
    return done;
  };

  test.each([
    ['/ar/notifications', ['/faq', '/notifications'], 'shows /notifications'],
    ['/notifications', ['/en/notifications?a=b'], 'shows /en/notifications?a=b'],
    ['/en', ['/'], 'shows /'],
    ['/en/notifications', ['/english/notifications'], 'opens https://rihla.test/en/notifications'],
    ['/ar/notifications', [], 'opens https://rihla.test/ar/notifications'],
    ['https://ailleurs.test/', ['/'], undefined],
  ])('leads to %s, of %j that are open, whatever their language', async (href, open, done) => {
    expect(await press(href, open)).toEqual(done ? [done] : []);
  });

  test('knows every language that addresses have', () => {
    const others = LANGUES.filter((langue) => langue !== 'fr').join('|');
    expect(served).toContain(`/^\\/(?:${others})(?=\\/|$)/`);
  });
});

describe('its version', () => {
  afterAll(() => vi.unstubAllEnvs());

  test('is another where the page that it keeps is another, so that browsers keep that one', async () => {
    const versionOf = async () => {
      vi.resetModules();
      const route = await import('@/app/sw.js/route');
      return /const VERSION = '([0-9a-f]{12})'/.exec(await (await route.GET()).text())?.[1];
    };
    expect(await versionOf()).toBe(version);
    vi.stubEnv('PRODUCT_NAME', 'Safar');
    expect(await versionOf()).toMatch(/^[0-9a-f]{12}$/);
    expect(await versionOf()).not.toBe(version);
  });
});
