import { expect, test } from 'vitest';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as publishDemande } from '@/app/api/demandes/route';
import { POST as subscribe } from '@/app/api/newsletter/route';
import { POST as askCapacity } from '@/app/api/transports/[id]/capacity/route';
import { POST as upload } from '@/app/api/upload/image/route';
import { db } from '@/lib/core/db';
import type { RouteHandler } from '@/lib/core/http/route';
import { call } from '../support/accounts';
import { makeUser } from '../support/factories';
import { serve } from '../support/served';

const json = { 'content-type': 'application/json' };
const nested = `{"email":"a@b.fr","password":"x","z":${'['.repeat(7000)}${']'.repeat(7000)}}`;

test('a body that nests deeper than any of ours is refused before it is parsed', async () => {
  const answer = await call(login, { body: nested });
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('imbriqué')]);
});

test('a body declared too large is refused before a byte of it came', async () => {
  const { begin } = await serve(login);
  const { asked, answer } = begin({ headers: { ...json, 'content-length': 16 * 1024 + 1 } });
  expect(await answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  asked.destroy();
});

test('a body of unknown length is cut at its limit, and the client still hears why', async () => {
  const { begin } = await serve(login);
  const { asked, answer } = begin({ headers: json });
  asked.write(`{"email":"${'x'.repeat(20_000)}`);
  expect(await answer).toMatchObject({ status: 413, headers: { connection: 'close' } });
  asked.destroy();
});

test('calls whose texts may be long take them, in whatever letters and escapes', async () => {
  const { token } = await makeUser();
  const escaped = (text: string) =>
    text.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const body = escaped(JSON.stringify({ titre: 'Envoi', description: '\u0639'.repeat(2000) }));
  expect(body.length).toBeGreaterThan(12_000);
  const { begin } = await serve(publishDemande);
  const { asked, answer } = begin({ headers: { ...json, authorization: `Bearer ${token}` } });
  asked.end(body);
  const { status, body: said } = await answer;
  expect([status, Object.keys(said.fields as object)]).toEqual([
    422,
    expect.not.arrayContaining(['description']),
  ]);
});

test('what is held at once is bounded: 512 stalled bodies, then 503, and all is well when they have gone', async () => {
  const ends: (() => void)[] = [];
  const stall = (number: number) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(16 * 1024));
        ends.push(() => controller.close());
      },
    });
    const headers = { ...json, 'x-forwarded-for': `203.0.113.${number % 4}` };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const params = { id: '01939e2a-0000-7000-8000-000000000000' };
    return askCapacity(new Request('http://rihla.test/api/test', init), { params: Promise.resolve(params) });
  };
  const all = Array.from({ length: 513 }, (_, number) => stall(number));
  const refused = await Promise.race(all);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  for (const end of ends) end();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(512);
  expect((await call(login, { body: {} })).status).toBe(422);
});

test.each([
  ['login', login, 'loginAddress'],
  ['forgot-password', forgotPassword, 'resetAddress'],
  ['newsletter', subscribe, 'newsletterAddress'],
] as [string, RouteHandler, string][])(
  '%s counts the address before it reads',
  async (_name, handler, limit) => {
    const address = '198.51.100.7';
    expect((await call(handler, { body: '{', address })).status).toBe(400);
    const row = await db.rateLimit.findUniqueOrThrow({ where: { key: `${limit}:${address}` } });
    expect(row.points).toBe(1);
  },
);

test('an upload that was broken off is the client’s business', async () => {
  const { token } = await makeUser();
  let settled: Promise<Response> | undefined;
  const { begin } = await serve(
    Object.assign((...args: Parameters<RouteHandler>) => (settled = upload(...args)), {
      contract: upload.contract,
    }),
  );
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const { asked, answer } = begin({ headers: { ...headers, 'content-length': 100_000 } });
  asked.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nhalf', () =>
    asked.destroy(),
  );
  await expect(answer).rejects.toThrow();
  await expect.poll(() => settled, { timeout: 10_000 }).toBeDefined();
  expect((await settled)?.status).toBe(400);
});

test('addresses of one IPv6 household count as one, those of its neighbours do not', async () => {
  const pointsOf = async (address: string) => {
    await call(subscribe, { body: '{', address });
    const rows = await db.rateLimit.findMany({ where: { key: { startsWith: 'newsletterAddress:2001' } } });
    return rows.map(({ key, points }) => `${key.replace('newsletterAddress:', '')} ${points}`).sort();
  };
  await pointsOf('2001:db8:1:2::1');
  await pointsOf('2001:DB8:1:2:ffff::');
  expect(await pointsOf('2001:db8:1:2:3:4:5:6')).toEqual(['2001:db8:1:2::/64 3']);
  expect(await pointsOf('2001:db8:1::1')).toEqual(['2001:db8:1:0::/64 1', '2001:db8:1:2::/64 3']);
});
