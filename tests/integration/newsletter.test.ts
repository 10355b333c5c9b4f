import { expect, test } from 'vitest';
import { POST as confirm } from '@/app/api/auth/email/confirmation/route';
import { POST as end } from '@/app/api/newsletter/[token]/route';
import { POST as confirmNewsletter } from '@/app/api/newsletter/confirmation/route';
import { POST } from '@/app/api/newsletter/route';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { isSubscribed } from '@/lib/users/queries/newsletter';
import { makeUser, PASSWORD } from '../support/factories';
import { call } from '../support/http';
import { mailsTo } from '../support/mails';

const ask = (email: string) => call(POST, { body: { email } });
/** The tokens of the links that went to an address, oldest first. */
async function links(email: string): Promise<string[]> {
  await backgroundDone();
  return mailsTo(email).flatMap(({ text }) => /\/confirmer-newsletter#([\w-]+)/.exec(text)?.[1] ?? []);
}
const proveAddress = (token: string | undefined) => call(confirmNewsletter, { body: { token } });
async function subscribe(email: string): Promise<void> {
  await ask(email);
  expect((await proveAddress((await links(email)).at(-1))).status).toBe(200);
}
const tokenOf = async (email: string) =>
  (await db.newsletterSubscriber.findUnique({ where: { email } }))?.token ?? '';

test('POST /newsletter puts nobody on the list before the link of the mail is used, and never says who is on it', async () => {
  const [known, fresh] = ['salma@exemple.test', 'nouvelle@exemple.test'];
  await subscribe(known);
  const answers = [];
  for (const email of ['Salma@Exemple.test', `${known} `, fresh]) answers.push(await ask(email));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    [1, 2, 3].map(() => [200, { status: 'success', data: null }]),
  );
  expect([(await links(known)).length, (await links(fresh)).length]).toEqual([3, 1]);
  expect(await db.newsletterSubscriber.findMany({ select: { email: true } })).toEqual([{ email: known }]);
  const wrong = await ask('pas une adresse');
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['email']]);
});

test('the link is good once, for a week, and only the newest one; five a day go to one address', async () => {
  const email = 'lien@exemple.test';
  await ask(email);
  await backgroundDone();
  await ask(email);
  const [former, newest] = await links(email);
  const refused = await proveAddress(former);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['token']]);
  expect(await db.newsletterRequest.count({ where: { tokenHash: newest ?? '' } })).toBe(0);
  expect((await proveAddress(newest)).status).toBe(200);
  expect(await tokenOf(email)).not.toBe('');
  expect((await proveAddress(newest)).status).toBe(422);
  await ask(email);
  await db.newsletterRequest.updateMany({ where: { email }, data: { expiresAt: new Date() } });
  expect((await proveAddress((await links(email)).at(-1))).status).toBe(422);
  expect([(await ask(email)).status, (await ask(email)).status, (await ask(email)).status]).toEqual([
    200, 200, 429,
  ]);
});

test('a member’s tick counts at once, with a confirmed e-mail only', async () => {
  const unproved = await makeUser({ emailVerifiedAt: null });
  const body = { preferences: { newsletter: true } };
  const refused = await call(patchMe, { method: 'PATCH', token: unproved.token, body });
  expect(refused.status).toBe(403);
  expect(await tokenOf(unproved.user.email)).toBe('');
});

test('a letter’s link ends the subscription, by one press of a mail program too', async () => {
  await subscribe('amina@exemple.test');
  await subscribe('karim@exemple.test');
  const token = await tokenOf('amina@exemple.test');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await isSubscribed(token)).toBe(true);
  // RFC 8058: a form, without Origin and without a cookie.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let time = 0; time < 2; time++) {
    const answer = await call(end, { params: { token }, headers, body: 'List-Unsubscribe=One-Click' });
    expect([answer.status, answer.body]).toEqual([200, { status: 'success', data: null }]);
  }
  expect(await isSubscribed(token)).toBe(false);
  expect(await tokenOf('karim@exemple.test')).not.toBe('');
  expect((await call(end, { method: 'POST', params: { token: '../x' } })).status).toBe(404);
});

test('a member’s choice and the list are one', async () => {
  const { user, token } = await makeUser();
  const chosen = async () => (await call(getMe, { token })).body.data.preferences.newsletter;
  const choose = (newsletter: boolean) =>
    call(patchMe, { method: 'PATCH', token, body: { preferences: { newsletter } } });
  expect(await chosen()).toBe(false);
  await subscribe(user.email);
  expect(await chosen()).toBe(true);
  await choose(false);
  expect(await tokenOf(user.email)).toBe('');
  expect((await choose(true)).body.data.preferences.newsletter).toBe(true);
  await call(end, { method: 'POST', params: { token: await tokenOf(user.email) } });
  expect(await chosen()).toBe(false);
});

test('a subscription follows its member to another address once it is confirmed, with its links', async () => {
  const { user, token } = await makeUser();
  await subscribe(user.email);
  const link = await tokenOf(user.email);
  const listed = async () => (await call(getMe, { token })).body.data.preferences.newsletter;
  /** Asks for the address and opens the link that went there. */
  const move = async (email: string, more = {}) => {
    const body = { email, currentPassword: PASSWORD, ...more };
    expect((await call(patchMe, { method: 'PATCH', token, body })).status).toBe(200);
    await backgroundDone();
    const texts = mailsTo(email).map(({ text }) => text);
    const confirmation = /\/confirmer-email#([\w-]+)/.exec(texts.join())?.[1] ?? '';
    expect((await call(confirm, { body: { token: confirmation } })).status).toBe(200);
  };
  const next = `suite.${user.email}`;
  await move(next);
  expect(await listed()).toBe(true);
  expect([await tokenOf(user.email), await tokenOf(next)]).toEqual(['', link]);
  // The new address may be on the list already.
  const last = `fin.${user.email}`;
  await subscribe(last);
  const its = await tokenOf(last);
  await move(last);
  expect([await tokenOf(next), await tokenOf(last)]).toEqual(['', its]);
  const end = `tout.${user.email}`;
  await move(end, { preferences: { newsletter: false } });
  expect(await listed()).toBe(false);
  expect(await db.newsletterSubscriber.count({ where: { email: { in: [end, last] } } })).toBe(0);
});
