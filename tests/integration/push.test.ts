import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { POST as begin } from '@/app/api/conversations/route';
import { DELETE as end, POST as subscribe } from '@/app/api/push-subscriptions/route';
import { closeDatabase, db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { endJobs } from '@/lib/core/jobs/boss';
import { isPushService } from '@/lib/core/push/known';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { createReview } from '@/lib/reviews/commands';
import { tellUnreadMessages } from '@/lib/upkeep/told-messages';
import { type MadeUser, makeUser } from '@/tests/support/factories';
import { call } from '@/tests/support/http';

// A push service of our own, as an operator may name one.
const received: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
let status = 201;
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(request.url?.startsWith('/busy') ? 503 : status).end();
  });
});
let origin = '';
let reader: MadeUser;
let writer: MadeUser;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  process.env.PUSH_SERVICES = origin;
});
beforeEach(async () => {
  [reader, writer] = [await makeUser(), await makeUser()];
  received.splice(0);
  status = 201;
});
afterAll(async () => {
  service.close();
  await endJobs();
  await closeDatabase();
});

const keys = () => {
  const curve = createECDH('prime256v1');
  return { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
};
const subscribeAt = (endpoint: string, { token } = reader) =>
  call(subscribe, { token, body: { endpoint, expirationTime: null, keys: keys() } });
const subscriptions = () => db.pushSubscription.count({ where: { userId: reader.user.id } });

async function tellReader() {
  await createReview(writer.actor, { userId: reader.user.id, rating: 5, comment: 'Secret et parfait.' });
  const rows = await db.notification.findMany({ where: { userId: reader.user.id } });
  return () => deliverNotifications(rows.map(({ id }) => id));
}

test('a browser that asked is told once, encrypted, and signed by keys that are kept', async () => {
  expect((await subscribeAt(`${origin}/a`)).status).toBe(200);
  const deliver = await tellReader();
  expect(await deliver()).toEqual(new Set());
  expect(await deliver()).toEqual(new Set());
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(received[0]?.headers.authorization).toMatch(/^vapid t=/);
  expect(received[0]?.body.toString('latin1')).not.toContain('avis');
  const file = path.join(env().DATA_DIR, 'vapid.json');
  expect(existsSync(file)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    privateKey: expect.stringMatching(/^[\w-]{43}$/),
  });
});

/** What a browser reads of a pushed record (RFC 8188 in the keys of RFC 8291). */
function opened(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, rest] = [body.subarray(0, 16), body.subarray(21)];
  const length = body[20] ?? 0;
  const [server, sealed] = [rest.subarray(0, length), rest.subarray(length)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), server]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(server), auth, info, 32));
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

test('what a browser is sent of a message names its writer, and nothing of what was written', async () => {
  const [curve, auth] = [createECDH('prime256v1'), randomBytes(16)];
  const p256dh = curve.generateKeys('base64url');
  const body = {
    endpoint: `${origin}/n`,
    expirationTime: null,
    keys: { p256dh, auth: auth.toString('base64url') },
  };
  expect((await call(subscribe, { token: reader.token, body })).status).toBe(200);
  await call(begin, {
    token: writer.token,
    body: { recipientId: reader.user.id, initialMessage: 'Appelez le 06 12 34 56 78.' },
  });
  await db.$executeRaw`
    UPDATE conversation_participants SET mail_due_at = now() - interval '1 minute' WHERE user_id = ${reader.user.id}::uuid`;
  await tellUnreadMessages();
  const rows = await db.notification.findMany({ where: { userId: reader.user.id } });
  await deliverNotifications(rows.map(({ id }) => id));
  expect(received).toHaveLength(1);
  const text = opened(received[0]?.body ?? Buffer.alloc(0), curve, auth);
  expect(JSON.parse(text)).toMatchObject({ id: rows[0]?.id, text: 'Salma vous a écrit.' });
  expect(text).not.toContain('12 34 56');
});

test('who chose no push, left, or logged out is not told', async () => {
  await subscribeAt(`${origin}/b`);
  await db.user.update({ where: { id: reader.user.id }, data: { notifyPush: false } });
  await (await tellReader())();
  await db.user.update({ where: { id: reader.user.id }, data: { notifyPush: true } });
  await db.session.updateMany({ where: { userId: reader.user.id }, data: { revokedAt: new Date() } });
  await db.review.deleteMany({ where: { userId: reader.user.id } });
  await (await tellReader())();
  expect(received).toEqual([]);
  const [other] = [await makeUser()];
  await subscribeAt(`${origin}/b`, other);
  expect(await subscriptions()).toBe(0);
  await call(end, { method: 'DELETE', token: reader.token, body: { endpoint: `${origin}/b` } });
  expect(await db.pushSubscription.count({ where: { userId: other.user.id } })).toBe(1);
  await call(end, { method: 'DELETE', token: other.token, body: { endpoint: `${origin}/b` } });
  expect(await db.pushSubscription.count({ where: { userId: other.user.id } })).toBe(0);
});

test('a subscription that is over is forgotten, a service that fails is asked again', async () => {
  await subscribeAt(`${origin}/c`);
  const deliver = await tellReader();
  status = 503;
  expect((await deliver()).size).toBe(1);
  status = 410;
  expect(await deliver()).toEqual(new Set());
  expect(await subscriptions()).toBe(0);
});

test('a service that does not know us makes us forget nobody, and nobody is told again for another’s sake', async () => {
  await subscribeAt(`${origin}/e`);
  const before = await subscriptions();
  const deliver = await tellReader();
  status = 403;
  expect(await deliver()).toEqual(new Set());
  expect(await subscriptions()).toBe(before);

  await subscribeAt(`${origin}/busy`);
  await db.notification.updateMany({ where: { userId: reader.user.id }, data: { pushSentAt: null } });
  status = 201;
  received.splice(0);
  expect([await deliver(), await deliver()]).toEqual([new Set(), new Set()]);
  expect(received.filter(({ url }) => url === '/e')).toHaveLength(1);
});

test('an account has ten browsers at most, and addresses of push services only', async () => {
  for (let nth = 0; nth < 12; nth++) await subscribeAt(`${origin}/d${nth}`);
  expect(await subscriptions()).toBe(10);
  for (const endpoint of [
    'http://169.254.169.254/latest',
    'https://exemple.test/x',
    'file:///etc/passwd',
    'x',
  ]) {
    expect((await subscribeAt(endpoint)).status).toBe(422);
  }
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.exemple.test/abc', false],
  ['https://notify.windows.com.exemple.test/', false],
  ['https://a@fcm.googleapis.com/abc', false],
])('%s is a push service: %s', (endpoint, known) => {
  expect(isPushService(endpoint)).toBe(known);
});
