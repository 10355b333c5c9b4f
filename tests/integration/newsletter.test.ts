import { expect, test } from 'vitest';
import { POST as confirm } from '@/app/api/auth/email/confirmation/route';
import { POST as end } from '@/app/api/newsletter/[token]/route';
import { POST } from '@/app/api/newsletter/route';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { isSubscribed } from '@/lib/users/queries/newsletter';
import { makeUser, PASSWORD } from '../support/factories';
import { call } from '../support/http';
import { mailsTo } from '../support/mails';

const subscribe = (email: string) => call(POST, { body: { email } });
const tokenOf = async (email: string) =>
  (await db.newsletterSubscriber.findUnique({ where: { email } }))?.token ?? '';

test('POST /newsletter subscribes an address once, and never says whether it already was', async () => {
  const answers = [];
  for (const email of ['Salma@Exemple.test', 'salma@exemple.test '])
    answers.push(await call(POST, { body: { email } }));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    [1, 2].map(() => [200, { status: 'success', data: null }]),
  );
  expect(await db.newsletterSubscriber.findMany({ select: { email: true } })).toEqual([
    { email: 'salma@exemple.test' },
  ]);
  const wrong = await call(POST, { body: { email: 'pas une adresse' } });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['email']]);
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
    const [mail] = mailsTo(email);
    const confirmation = /\/confirmer-email#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
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
