import { request as ask, get } from 'node:http';
import { site } from './support/site';
import { expect, test } from './support/test';

// The calls go a shorter way than the pages (server/api-door.mjs): what Next's own does on the way must still be done.

const OF_AN_ANSWER = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

// Next says of every answer that it varies by its own headers; the shorter way knows that these do not.
const VARY =
  site === 'plain' ? expect.stringMatching(/, Accept-Encoding$/) : 'Accept-Language, Accept-Encoding';

test('a call finds its handler, and its answer wears the API’s headers', async ({ request }) => {
  const { data } = await (await request.get('/api/transports?limit=2')).json();
  const [one, other] = data.map(({ _id }: { _id: string }) => _id);
  const cases: [path: string, status: number][] = [
    ['/api/transports?limit=1', 200],
    ['/api/transports/urgent', 200],
    [`/api/transports/${one}`, 200],
    ['/api/transports/%75rgent%20?x=%', 404],
    ['/api/transports/non-non', 404],
    ['/api/transports?limit=non', 422],
    ['/api/users/me', 401],
    ['/api/rien/de/tel', 404],
    ['/api/transports/', 200],
    ['/api//transports', 200],
  ];
  for (const [path, status] of cases) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, status]);
    expect(answer.headers()).toMatchObject(OF_AN_ANSWER);
    expect(await answer.json()).toHaveProperty('status', status === 200 ? 'success' : 'error');
  }
  const asked = await request.get(`/api/transports/${one}?nxtPid=${other}&id=${other}`);
  expect([asked.status(), (await asked.json()).fields]).toEqual([
    422,
    expect.objectContaining({ id: 'Paramètre inconnu\u202f: «\u00a0id\u00a0».' }),
  ]);
  const head = await request.head(`/api/transports/${one}`);
  expect([head.status(), await head.text()]).toEqual([200, '']);
});

test('a path with dots goes where it leads, also when nobody has tidied it up before', async ({
  baseURL,
}) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const statusOf = (path: string) =>
    new Promise((resolve) => get({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode)));
  const paths = ['/api/transports/../health', '/api/./health', '/api/../profile', '/api/rien/../de/tel'];
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 307, 404]);
});

test('the description of the API is only read', async ({ request }) => {
  expect((await request.get('/api/openapi.json')).status()).toBe(200);
  for (const method of ['POST', 'DELETE']) {
    const refused = await request.fetch('/api/openapi.json', { method });
    expect([refused.status(), refused.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await refused.json()).toMatchObject({ status: 'error', code: 'method_not_allowed' });
  }
});

test('nobody has pictures made in sizes of their own', async ({ request }) => {
  for (const path of ['/icons/512.png', encodeURIComponent('https://example.com/a.png')]) {
    const answer = await request.get(`/_next/image?url=${path}&w=640&q=75`);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test('headers by which Next speaks to itself are not taken from a client', async ({ request }) => {
  const headers = { 'x-nextjs-data': '1', 'x-matched-path': '/api/health', 'x-middleware-next': '1' };
  const answer = await request.get('/api/transports/urgent', { headers });
  expect(answer.status()).toBe(200);
  expect(Object.keys(answer.headers()).filter((name) => /^x-(nextjs|middleware|matched)/.test(name))).toEqual(
    [],
  );
});

test('an answer is compressed for those who ask for it', async ({ request }) => {
  const plain = await request.get('/api/transports?limit=40', { headers: { 'accept-encoding': 'identity' } });
  const packed = await request.get('/api/transports?limit=40', { headers: { 'accept-encoding': 'gzip' } });
  expect(plain.headers()).not.toHaveProperty('content-encoding');
  expect(packed.headers()).toMatchObject({ 'content-encoding': 'gzip', vary: VARY });
  expect((await packed.json()).data).toHaveLength((await plain.json()).data.length);
});

test('a client that leaves in the middle of an answer harms nobody', async ({ request, baseURL }) => {
  const leave = (path: string, headers: Record<string, string>) =>
    new Promise((resolve) => {
      const asked = get(`${baseURL}${path}`, { headers }, (answer) =>
        answer.once('data', () => asked.destroy()),
      );
      asked.once('close', resolve);
    });
  for (let round = 0; round < 20; round += 1) {
    await leave('/api/transports?limit=40', round % 2 ? { 'accept-encoding': 'gzip' } : {});
  }
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('a method that nobody serves, or a call to no path, is refused and is no failure of ours', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const status = (method: string, path: string) =>
    new Promise((resolve) =>
      ask({ host: 'localhost', port, method, path }, (answer) => resolve(answer.resume().statusCode)).end(),
    );
  const answers = [
    await status('TRACE', '/api/transports'),
    await status('PROPFIND', '/transporteurs'),
    await status('OPTIONS', '*'),
  ];
  // Plain Next takes these for an error of its own, a page to be read, and another error; no more comes of them.
  expect(answers).toEqual(site === 'plain' ? [500, 200, 500] : [405, 405, 400]);
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('a known path with another method is refused in the API’s words, and says which it knows', async ({
  request,
}) => {
  for (const method of ['GET', 'HEAD', 'DELETE']) {
    const answer = await request.fetch('/api/auth/login', { method });
    expect([answer.status(), answer.headers().allow]).toEqual([405, 'POST, OPTIONS']);
    if (method !== 'HEAD') expect(await answer.json()).toHaveProperty('code', 'method_not_allowed');
  }
  const asked = await request.fetch('/api/transports', { method: 'OPTIONS' });
  expect([asked.status(), asked.headers().allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
});
