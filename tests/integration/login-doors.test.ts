import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as postRegister } from '@/app/api/auth/register/route';
import { PUT as putPassword } from '@/app/api/users/me/password/route';
import { GET as getMe } from '@/app/api/users/me/route';
import { closeDatabase, db } from '@/lib/core/db';
import { deviceCookieName, sessionCookieName } from '@/lib/core/sessions/cookie';
import { startSession } from '@/lib/core/sessions/session';
import { type Answer, bearer, call, data, SITE } from '@/tests/support/accounts';
import { makeUser, PASSWORD, registrations } from '@/tests/support/factories';

afterAll(closeDatabase);
afterEach(() => vi.unstubAllEnvs());

/** The cookies that a browser sends after these answers. */
const kept = (...answers: Answer[]) =>
  Object.fromEntries(
    answers.flatMap(({ cookies }) => cookies).map((line) => line.split(';')[0]?.split('=', 2) ?? []),
  ) as Record<string, string>;
const sent = (cookies: Record<string, string>) => ({
  origin: SITE,
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});
const deviceOnly = (answer: Answer) => {
  const name = deviceCookieName();
  return { [name]: kept(answer)[name] ?? '' };
};
const login = (email: string, password: string, cookies: Record<string, string> = {}) =>
  call(postLogin, { body: { email, password }, headers: sent(cookies) });
const WRONG = 'pas-le-bon-du-tout';
async function tenWrong(email: string, cookies = {}) {
  for (let time = 0; time < 10; time++) expect((await login(email, WRONG, cookies)).status).toBe(401);
  expect((await login(email, WRONG, cookies)).status).toBe(429);
}

describe('the doors of a login', () => {
  it('close for strangers only: who logged in with this browser before still gets in', async () => {
    const { user } = await makeUser();
    const known = deviceOnly(await login(user.email, PASSWORD));
    await tenWrong(user.email);
    expect((await login(user.email, PASSWORD)).status).toBe(429);
    expect((await login(user.email, PASSWORD, known)).status).toBe(200);
    // What the person's own browser opens stays closed for the others.
    expect((await login(user.email, PASSWORD)).status).toBe(429);
  });

  it('close for a known browser too, after ten of its own, and for no other', async () => {
    const { user } = await makeUser();
    const [one, two] = [await login(user.email, PASSWORD), await login(user.email, PASSWORD)].map(deviceOnly);
    await tenWrong(user.email, one);
    expect((await login(user.email, PASSWORD, one)).status).toBe(429);
    expect((await login(user.email, PASSWORD, two)).status).toBe(200);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('know a browser by what we signed for that very account', async () => {
    const { user } = await makeUser();
    const { user: other } = await makeUser();
    const [mine, theirs] = [await login(user.email, PASSWORD), await login(other.email, PASSWORD)].map(
      deviceOnly,
    ) as [Record<string, string>, Record<string, string>];
    const name = deviceCookieName();
    const [id, device, signature] = mine[name]?.split('.') ?? [];
    expect(id).toBe(user.id);
    await tenWrong(user.email);
    const forged = [
      `${user.id}.${device}x.${signature}`,
      `${user.id}.${theirs[name]?.split('.').slice(1).join('.')}`,
      `${user.id}.${device}`,
      `${user.id}..${signature}`,
      `${user.id}.${device}.`,
      'rien',
    ];
    for (const value of forged) {
      expect((await login(user.email, PASSWORD, { [name]: value })).status).toBe(429);
    }
    expect((await login(user.email, PASSWORD, theirs)).status).toBe(429);
  });

  it('stay open to a known browser when others of its address closed that one’s', async () => {
    const { user } = await makeUser();
    const { user: other } = await makeUser();
    const [address, key] = ['203.0.113.9', 'loginAddress:203.0.113.9'];
    const known = deviceOnly(await login(user.email, PASSWORD));
    const from = (email: string, password: string, cookies: Record<string, string>) =>
      call(postLogin, { body: { email, password }, headers: sent(cookies), address });
    // What a known browser tries at another account counts against its address.
    expect((await from(other.email, WRONG, known)).status).toBe(401);
    expect((await db.rateLimit.findUniqueOrThrow({ where: { key } })).points).toBe(1);
    await db.rateLimit.update({ where: { key }, data: { points: 200 } });
    expect((await from(user.email, PASSWORD, {})).status).toBe(429);
    expect((await from(other.email, PASSWORD, known)).status).toBe(429);
    expect((await from(user.email, PASSWORD, known)).status).toBe(200);
  });

  it('are opened by registering too; the cookie is long-lived, out of scripts’ reach and no session', async () => {
    const input = registrations.particular();
    const answer = await call(postRegister, { body: input });
    const line = answer.cookies.find((one) => one.startsWith(`${deviceCookieName()}=`));
    expect(line).toMatch(/; HttpOnly; Path=\/; SameSite=Lax; Max-Age=34560000$/);
    const cookies = deviceOnly(answer);
    expect((await call(getMe, { headers: sent(cookies) })).status).toBe(401);
    const again = await login(input.email, PASSWORD, cookies);
    expect(deviceOnly(again)).toEqual(cookies);
    await tenWrong(input.email);
    expect((await login(input.email, PASSWORD, cookies)).status).toBe(200);
  });

  it('let fifteen right logins of one account in, all in the same instant', async () => {
    const { user } = await makeUser();
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(user.email, PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
  });

  it('count right proofs of one’s own password in the same instant as one', async () => {
    const { token } = await makeUser();
    const body = { currentPassword: PASSWORD, newPassword: 'court', confirmPassword: 'court' };
    const common = { ...body, newPassword: 'Password1!', confirmPassword: 'Password1!' };
    const put = (tried: object) => call(putPassword, { method: 'PUT', body: tried, headers: bearer(token) });
    expect((await put(body)).status).toBe(422);
    expect((await put(common)).body.fields).toHaveProperty('newPassword');
    const next = {
      ...body,
      newPassword: 'trois-etapes-et-un-thé',
      confirmPassword: 'trois-etapes-et-un-thé',
    };
    const statuses = (await Promise.all(Array.from({ length: 15 }, () => put(next)))).map(
      (one) => one.status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses).not.toContain(429);
  });
});

describe('a new password whose answer was lost', () => {
  const NEW = 'trois-etapes-et-un-thé';
  const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };

  it('is answered again to the same request, though its session has ended', async () => {
    const { user } = await makeUser();
    const cookies = kept(await login(user.email, PASSWORD));
    const put = (sentBody: object, key?: string) =>
      call(putPassword, {
        method: 'PUT',
        body: sentBody,
        headers: { ...sent(cookies), ...(key ? { 'idempotency-key': key } : {}) },
      });
    const lost = await put(body, 'une-cle');
    expect(lost.status).toBe(200);
    const again = await put(body, 'une-cle');
    expect([again.status, again.body, again.cookies]).toEqual([200, lost.body, lost.cookies]);
    expect((await call(getMe, { headers: sent(kept(again)) })).status).toBe(200);
    // Whoever holds the former token without having made the change gets nothing.
    expect((await put(body)).status).toBe(401);
    expect((await put(body, 'une-autre')).status).toBe(401);
    expect((await put({ ...body, currentPassword: 'autre' }, 'une-cle')).status).toBe(401);
    expect((await call(getMe, { headers: sent(cookies) })).status).toBe(401);
    const other = await makeUser();
    const theirs = await call(putPassword, {
      method: 'PUT',
      body,
      headers: { ...bearer('faux'), 'idempotency-key': 'une-cle' },
    });
    expect(theirs.status).toBe(401);
    expect((await call(getMe, { headers: bearer(other.token) })).status).toBe(200);
  });
});

describe('logging in again', () => {
  it('ends the session that the browser held, and no other', async () => {
    const { user, token: elsewhere } = await makeUser();
    const first = await login(user.email, PASSWORD);
    const second = await login(user.email, PASSWORD, kept(first));
    expect(second.status).toBe(200);
    const statusOf = async (token: string) => (await call(getMe, { headers: bearer(token) })).status;
    expect(await statusOf(data<{ token: string }>(first).token)).toBe(401);
    expect(await statusOf(data<{ token: string }>(second).token)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(200);
  });

  it('ends it under another account too, and leaves it when the password was wrong', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    const first = await login(one.user.email, PASSWORD);
    const still = async () => (await call(getMe, { headers: sent(kept(first)) })).status;
    expect((await login(two.user.email, WRONG, kept(first))).status).toBe(401);
    expect(await still()).toBe(200);
    expect((await login(two.user.email, PASSWORD, kept(first))).status).toBe(200);
    expect(await still()).toBe(401);
  });

  it('fills no table: an account’s last fifty logins are kept', async () => {
    const { user } = await makeUser();
    for (let time = 0; time < 60; time++) await startSession(user.id);
    await Promise.all([login(user.email, PASSWORD), login(user.email, PASSWORD)]);
    await login(user.email, PASSWORD);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(50);
  });
});

it('over https the cookies can be set by this host alone', async () => {
  const { user } = await makeUser();
  vi.stubEnv('APP_URL', 'https://rihla.example');
  const { cookies } = await call(postLogin, { body: { email: user.email, password: PASSWORD } });
  expect([sessionCookieName(), deviceCookieName()]).toEqual([
    '__Host-next-auth.session-token',
    '__Host-rihla_device',
  ]);
  for (const name of [sessionCookieName(), deviceCookieName()]) {
    const line = cookies.find((one) => one.startsWith(`${name}=`)) ?? '';
    expect(line).toMatch(/; Path=\/;.*; Secure/);
    expect(line).not.toContain('Domain');
  }
});
