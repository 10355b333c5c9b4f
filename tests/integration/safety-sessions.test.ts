import { afterAll, describe, expect, it } from 'vitest';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as postNotMe } from '@/app/api/auth/pas-moi/[token]/route';
import { POST as postRegister } from '@/app/api/auth/register/route';
import { POST as postReset } from '@/app/api/auth/reset-password/route';
import { PUT as putPassword } from '@/app/api/users/me/password/route';
import { GET as getMe } from '@/app/api/users/me/route';
import { DELETE as deleteSession } from '@/app/api/users/me/sessions/[sessionId]/route';
import { GET as getSessions } from '@/app/api/users/me/sessions/route';
import { closeDatabase, db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { deviceCookieName } from '@/lib/core/sessions/cookie';
import { startSession } from '@/lib/core/sessions/session';
import { tellOwner } from '@/lib/users/commands/safety/tell';
import { toldByLink } from '@/lib/users/queries/safety';
import { type Answer, bearer, call, data, SITE } from '@/tests/support/accounts';
import { makeUser, PASSWORD, registrations } from '@/tests/support/factories';
import { mailsTo } from '@/tests/support/mails';

afterAll(closeDatabase);

const NEW = 'trois-étapes-et-un-thé';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';
const HOUR_MS = 3_600_000;

const status = async (token: string) => (await call(getMe, { headers: bearer(token) })).status;
const sessionsOf = async (token: string) => data(await call(getSessions, { headers: bearer(token) }));
const end = (token: string, sessionId: string) =>
  call(deleteSession, { method: 'DELETE', params: { sessionId }, headers: bearer(token) });
const login = (email: string, password: string, headers: Record<string, string> = {}, timezone?: string) =>
  call(postLogin, { body: { email, password, timezone }, headers: { 'user-agent': CHROME, ...headers } });
const tokenIn = (answer: Answer) => (answer.body as unknown as { token: string }).token;
const deviceOf = ({ cookies }: Answer) => {
  const line = cookies.find((one) => one.startsWith(`${deviceCookieName()}=`)) ?? '';
  return { origin: SITE, cookie: line.split(';')[0] ?? '' };
};
const links = (email: string) =>
  mailsTo(email).flatMap(({ text }) => /\/pas-moi\/([\w-]+)/.exec(text)?.[1] ?? []);
const notMe = (token: string) => call(postNotMe, { method: 'POST', params: { token } });
const used = (id: string, hoursAgo: number, remember = false) =>
  db.session.update({
    where: { id },
    data: { lastUsedAt: new Date(Date.now() - hoursAgo * HOUR_MS), remember },
    select: { id: true },
  });

describe('one’s sessions', () => {
  it('are listed with device, place and last use, the one that asks first', async () => {
    const { user, token, actor } = await makeUser();
    const other = tokenIn(await login(user.email, PASSWORD, {}, 'Africa/Casablanca'));
    await startSession((await makeUser()).user.id);
    const [mine, theirs, ...more] = await sessionsOf(token);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({
      _id: actor.sessionId,
      current: true,
      appareil: 'Appareil inconnu',
      lieu: null,
    });
    expect(theirs).toMatchObject({
      current: false,
      appareil: 'Chrome sur Windows',
      mobile: false,
      lieu: 'Casablanca (Maroc)',
    });
    expect((await sessionsOf(other)).map(({ current }) => current)).toEqual([true, false]);
    expect((await call(getSessions)).status).toBe(401);
  });

  it('take no time zone that nobody knows, and let its owner in', async () => {
    const { user } = await makeUser();
    const token = tokenIn(await login(user.email, PASSWORD, {}, 'Lune/Mer'));
    expect((await sessionsOf(token))[0]?.lieu).toBeNull();
  });

  it('end one by one, for who owns them only, and are out with their next request', async () => {
    const { user, token } = await makeUser();
    const other = tokenIn(await login(user.email, PASSWORD));
    const stranger = await makeUser();
    const id = (await sessionsOf(token)).find(({ current }) => !current)?._id ?? '';
    expect((await end(stranger.token, id)).status).toBe(404);
    expect(await status(other)).toBe(200);
    expect((await end(token, id)).status).toBe(200);
    expect(await status(other)).toBe(401);
    expect((await end(token, id)).status).toBe(404);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  it('end when nobody uses them: after half a day, or two weeks when the device is to be remembered', async () => {
    const { token, actor } = await makeUser();
    for (const [hours, remember, expected] of [
      [11.9, false, 200],
      [12.1, false, 401],
      [13.9 * 24, true, 200],
      [14.1 * 24, true, 401],
    ] as const) {
      await used(actor.sessionId, hours, remember);
      expect([hours, await status(token)]).toEqual([hours, expected]);
      await backgroundDone();
    }
  });

  it('note their use, at most once in five minutes however many ask', async () => {
    const { token, actor } = await makeUser();
    const row = () => db.session.findUniqueOrThrow({ where: { id: actor.sessionId } });
    await used(actor.sessionId, 1);
    await Promise.all(Array.from({ length: 8 }, () => status(token)));
    await backgroundDone();
    const noted = (await row()).lastUsedAt;
    expect(Date.now() - +noted).toBeLessThan(60_000);
    await status(token);
    await backgroundDone();
    expect((await row()).lastUsedAt).toEqual(noted);
  });
});

describe('a login from a new device', () => {
  it('is told to the owner once, a known device is not, nor an account’s first', async () => {
    const { user } = await makeUser();
    const first = await login(user.email, PASSWORD, {}, 'Europe/Paris');
    await backgroundDone();
    expect(mailsTo(user.email)).toEqual([]);
    await login(user.email, PASSWORD, deviceOf(first));
    await backgroundDone();
    expect(mailsTo(user.email)).toEqual([]);
    await login(user.email, PASSWORD, {}, 'Africa/Dakar');
    await backgroundDone();
    const [mail, ...more] = mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Chrome sur Windows');
    expect(mail?.text).toContain('Dakar');
    expect(mail?.text).toContain('Ce n’était pas moi');
  });

  it('fills no mailbox', async () => {
    const { user } = await makeUser();
    for (let time = 0; time < 9; time++) expect((await login(user.email, PASSWORD)).status).toBe(200);
    await backgroundDone();
    expect(mailsTo(user.email)).toHaveLength(5);
  });
});

describe('« Ce n’était pas moi »', () => {
  it('ends everything and leads to a new password, once', async () => {
    const { user, token } = await makeUser();
    await login(user.email, PASSWORD);
    const intruder = await login(user.email, PASSWORD);
    await backgroundDone();
    const [link = ''] = links(user.email);
    expect(await toldByLink(link)).toMatchObject({ subject: expect.stringContaining('Nouvelle connexion') });
    // Looking changes nothing.
    expect(await status(token)).toBe(200);

    const done = await notMe(link);
    expect(await Promise.all([token, tokenIn(intruder)].map(status))).toEqual([401, 401]);
    expect((await login(user.email, PASSWORD, deviceOf(intruder))).status).toBe(401);
    expect(await db.knownDevice.count({ where: { userId: user.id } })).toBe(0);
    expect(await toldByLink(link)).toBeNull();
    expect((await notMe(link)).status).toBe(404);

    const body = { token: data(done).reset, password: NEW };
    expect((await call(postReset, { body })).status).toBe(200);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it('gives no way in to an address that is no longer the account’s', async () => {
    const { user, token } = await makeUser();
    tellOwner('phoneChanged', { userId: user.id, email: 'avant@exemple.test' });
    await backgroundDone();
    const [link = ''] = links('avant@exemple.test');
    expect(data(await notMe(link))).toEqual({ reset: null });
    expect(await status(token)).toBe(401);
  });

  it('is nothing when it is unknown, too old, or of an ended account; another’s stays as it was', async () => {
    const { user, token } = await makeUser();
    tellOwner('phoneChanged', { userId: user.id, email: user.email });
    await backgroundDone();
    const [link = ''] = links(user.email);
    expect((await notMe('x'.repeat(43))).status).toBe(404);
    expect((await notMe('court')).status).toBe(404);
    const where = { userId: user.id };
    await db.securityLink.updateMany({ where, data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect((await notMe(link)).status).toBe(404);
    await db.securityLink.updateMany({ where, data: { expiresAt: new Date(Date.now() + 60_000) } });
    await db.user.update({ where: { id: user.id }, data: { deletedAt: new Date() } });
    expect((await notMe(link)).status).toBe(404);
    await db.user.update({ where: { id: user.id }, data: { deletedAt: null } });
    expect(await status(token)).toBe(200);
  });

  it('is in the mail about a changed password, and of two presses one acts', async () => {
    const { user, token } = await makeUser();
    const body = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    expect((await call(putPassword, { method: 'PUT', body, headers: bearer(token) })).status).toBe(200);
    await backgroundDone();
    const [link = ''] = links(user.email);
    const both = await Promise.all([notMe(link), notMe(link)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect((await login(user.email, NEW)).status).toBe(401);
  });
});

it('a new password holds neither its owner’s name nor their e-mail, wherever it is chosen', async () => {
  const { user, token } = await makeUser({ firstName: 'Khadija', lastName: 'Benali' });
  const choose = (newPassword: string) => {
    const body = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    return call(putPassword, { method: 'PUT', body, headers: bearer(token) });
  };
  for (const own of ['khadija-en-route', 'la maison BENALI', `${user.email.split('@')[0]}!`]) {
    const answer = await choose(own);
    expect([own, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([own, 422, ['newPassword']]);
  }
  const body = { ...registrations.particular(), firstName: 'Khadija', password: 'Khadija en route' };
  const registered = await call(postRegister, { body });
  expect([registered.status, Object.keys(registered.body.fields ?? {})]).toEqual([422, ['password']]);
  expect((await choose(NEW)).status).toBe(200);
});
