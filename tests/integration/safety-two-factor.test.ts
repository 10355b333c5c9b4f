import { afterAll, describe, expect, it } from 'vitest';
import { POST as postForgot } from '@/app/api/auth/forgot-password/route';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as postReset } from '@/app/api/auth/reset-password/route';
import { POST as postDownload } from '@/app/api/users/me/donnees/route';
import { PUT as putPassword } from '@/app/api/users/me/password/route';
import { POST as postProof } from '@/app/api/users/me/proof/route';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { POST as postDeletion } from '@/app/api/users/me/suppression/route';
import { POST as postCodes } from '@/app/api/users/me/two-factor/recovery-codes/route';
import {
  DELETE as endFactor,
  POST as postFactor,
  PUT as putFactor,
} from '@/app/api/users/me/two-factor/route';
import { closeDatabase, db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { deviceCookieName } from '@/lib/core/sessions/cookie';
import { startSession } from '@/lib/core/sessions/session';
import { type Answer, bearer, call, data, SITE } from '@/tests/support/accounts';
import { appCode } from '@/tests/support/codes';
import { type MadeUser, makeUser, PASSWORD } from '@/tests/support/factories';
import { mailsTo } from '@/tests/support/mails';

afterAll(closeDatabase);

const NEW = 'trois-étapes-et-un-thé';

type More = { code?: string; rememberDevice?: boolean; password?: string };
const login = ({ user }: MadeUser, more: More = {}, headers: Record<string, string> = {}) =>
  call(postLogin, { body: { email: user.email, password: PASSWORD, ...more }, headers });
const prove = (token: string, body: unknown) => call(postProof, { body, headers: bearer(token) });
const status = async (token: string) => (await call(getMe, { headers: bearer(token) })).status;
const tokenIn = (answer: Answer) => (answer.body as unknown as { token: string }).token;
const deviceOf = ({ cookies }: Answer) => ({
  origin: SITE,
  cookie: cookies.find((one) => one.startsWith(`${deviceCookieName()}=`))?.split(';')[0] ?? '',
});
const fields = (answer: Answer) => [answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})];
const subjects = (email: string) =>
  mailsTo(email).map(({ text }) => /Bonjour,\n\n(.+)\n/.exec(text)?.[1] ?? '');

/** Somebody with a second factor: their key, and the recovery codes. Its first code may be used again. */
async function withFactor() {
  const made = await makeUser();
  const headers = bearer(made.token);
  expect((await prove(made.token, { password: PASSWORD })).status).toBe(200);
  const { secret } = data(await call(postFactor, { method: 'POST', headers }));
  const body = { code: appCode(secret) };
  const { codes } = data(await call(putFactor, { method: 'PUT', body, headers }));
  await db.twoFactor.update({ where: { userId: made.user.id }, data: { lastStep: null } });
  return { ...made, secret, codes };
}

describe('the second factor', () => {
  it('needs the password to begin, and counts from its first right code on', async () => {
    const made = await makeUser();
    const headers = bearer(made.token);
    const elsewhere = (await startSession(made.user.id)).token;
    const refused = await call(postFactor, { method: 'POST', headers });
    expect(fields(refused)).toEqual([403, 'proof_required', ['password']]);
    expect(fields(await prove(made.token, { password: 'pas-le-bon' }))).toEqual([
      422,
      'invalid',
      ['password'],
    ]);
    expect((await prove(made.token, { password: PASSWORD })).status).toBe(200);
    const key = data(await call(postFactor, { method: 'POST', headers }));
    expect(key.uri).toMatch(/^otpauth:\/\/totp\/Rihla:/);
    expect(key.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(JSON.stringify(await db.twoFactor.findMany())).not.toContain(key.secret.replaceAll(' ', ''));
    // Not confirmed yet: nobody is asked for a code.
    expect((await login(made)).status).toBe(200);
    const confirm = (code: string) => call(putFactor, { method: 'PUT', body: { code }, headers });
    expect(fields(await confirm('000000'))).toEqual([422, 'invalid', ['code']]);
    const { codes } = data(await confirm(appCode(key.secret)));
    expect(new Set(codes).size).toBe(10);
    expect(JSON.stringify(await db.recoveryCode.findMany())).not.toContain(codes[0]);
    expect(await Promise.all([made.token, elsewhere].map(status))).toEqual([200, 401]);
    expect((await call(postFactor, { method: 'POST', headers })).status).toBe(409);
    await backgroundDone();
    expect(subjects(made.user.email).at(-1)).toContain('double authentification');
    expect(data(await call(getMe, { headers })).twoFactor).toBe(true);
  });

  it('is asked for at the login, with the right password only; a code of one step beside is right', async () => {
    const made = await withFactor();
    expect(fields(await login(made))).toEqual([401, 'second_factor', ['code']]);
    expect((await login(made)).cookies).toEqual([]);
    expect(fields(await login(made, { password: 'pas-le-bon', code: appCode(made.secret) }))).toEqual([
      401,
      'unauthorized',
      [],
    ]);
    for (const code of ['000000', appCode(made.secret, 3), appCode(made.secret, -3), 'abcde-fghjk'])
      expect(fields(await login(made, { code }))).toEqual([422, 'invalid', ['code']]);
    const answer = await login(made, { code: ` ${appCode(made.secret, 1).replace(/^.../, '$& ')} ` });
    expect([answer.status, await status(tokenIn(answer))]).toEqual([200, 200]);
  });

  it('takes a code once, also when two come at once, and none that is older', async () => {
    const made = await withFactor();
    const code = appCode(made.secret, 1);
    const both = await Promise.all([login(made, { code }), login(made, { code })]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect((await login(made, { code: appCode(made.secret) })).status).toBe(422);
  });

  it('closes its door after ten wrong codes, whatever the address; a known browser’s stays open', async () => {
    const made = await withFactor();
    const known = deviceOf(await login(made, { code: appCode(made.secret) }));
    const wrong = () => login(made, { code: '000000' });
    for (let time = 0; time < 10; time++) expect((await wrong()).status).toBe(422);
    expect((await wrong()).status).toBe(429);
    expect((await login(made, { code: made.codes[0] ?? '' })).status).toBe(429);
    expect((await login(made, { code: made.codes[0] ?? '' }, known)).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and says so by mail', async () => {
    const made = await withFactor();
    const [first = ''] = made.codes;
    expect((await login(made, { code: first.toUpperCase().replace('-', ' ') })).status).toBe(200);
    expect((await login(made, { code: first })).status).toBe(422);
    await backgroundDone();
    expect(subjects(made.user.email).join()).toContain('Un code de secours');
    const other = await withFactor();
    expect((await login(other, { code: made.codes[1] ?? '' })).status).toBe(422);
  });

  it('makes recovery codes anew, and the former ones are worth nothing', async () => {
    const made = await withFactor();
    const headers = bearer(made.token);
    const { codes } = data(await call(postCodes, { method: 'POST', headers }));
    expect((await login(made, { code: made.codes[0] ?? '' })).status).toBe(422);
    expect((await login(made, { code: codes[0] ?? '' })).status).toBe(200);
  });
});

describe('a remembered browser', () => {
  it('is not asked again, for thirty days, and is asked after a new password', async () => {
    const made = await withFactor();
    const first = await login(made, { code: appCode(made.secret), rememberDevice: true });
    const device = deviceOf(first);
    expect((await login(made, {}, device)).status).toBe(200);
    expect((await login(made)).status).toBe(401);
    const where = { userId: made.user.id };
    await db.knownDevice.updateMany({ where, data: { trustedUntil: new Date(Date.now() - 1_000) } });
    expect((await login(made, {}, device)).status).toBe(401);

    await db.knownDevice.updateMany({ where, data: { trustedUntil: new Date(Date.now() + 60_000) } });
    const token = tokenIn(first);
    const change = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const changed = await call(putPassword, { method: 'PUT', body: change, headers: bearer(token) });
    expect(changed.status).toBe(200);
    expect(fields(await login(made, { password: NEW }, device))).toEqual([401, 'second_factor', ['code']]);
  });

  it('is remembered for the account that asked for it, by a code, and not by its word alone', async () => {
    const [one, two] = [await withFactor(), await withFactor()];
    const device = deviceOf(await login(one, { code: appCode(one.secret), rememberDevice: true }));
    expect((await login(two, {}, device)).status).toBe(401);
    expect((await login(one, { rememberDevice: true })).status).toBe(401);
  });

  it('must still show a code before what is sensitive changes', async () => {
    const made = await withFactor();
    const device = deviceOf(await login(made, { code: appCode(made.secret), rememberDevice: true }));
    const token = tokenIn(await login(made, {}, device));
    const change = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const refused = await call(putPassword, { method: 'PUT', body: change, headers: bearer(token) });
    expect(fields(refused)).toEqual([403, 'proof_required', ['code']]);
    const body = { email: `autre.${made.user.id}@exemple.test`, currentPassword: PASSWORD };
    expect(fields(await call(patchMe, { method: 'PATCH', body, headers: bearer(token) }))).toEqual([
      403,
      'proof_required',
      ['code'],
    ]);
    // The account's end and a copy of all of it, too.
    const deletion = { confirmation: 'SUPPRIMER', password: PASSWORD };
    const asks = [
      await call(postDeletion, { body: deletion, headers: bearer(token) }),
      await call(postDownload, { body: { password: PASSWORD }, headers: bearer(token) }),
    ];
    expect(asks.map(fields)).toEqual(asks.map(() => [403, 'proof_required', ['code']]));
    expect(await status(token)).toBe(200);
    const off = () => call(endFactor, { method: 'DELETE', headers: bearer(token) });
    expect(fields(await off())).toEqual([403, 'proof_required', ['code']]);
    expect((await prove(token, { code: '000000' })).status).toBe(422);
    expect((await prove(token, { code: appCode(made.secret, 1) })).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect((await login(made)).status).toBe(200);
    await backgroundDone();
    expect(subjects(made.user.email).join()).toContain('est désactivée');
  });
});

it('no link to a new password leads past the second factor', async () => {
  const made = await withFactor();
  await call(postForgot, { body: { email: made.user.email } });
  await backgroundDone();
  const [link] = mailsTo(made.user.email).flatMap(
    ({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1] ?? [],
  );
  expect((await call(postReset, { body: { token: link, password: NEW } })).status).toBe(200);
  expect(fields(await login(made, { password: NEW }))).toEqual([401, 'second_factor', ['code']]);
  expect((await login(made, { password: NEW, code: made.codes[0] ?? '' })).status).toBe(200);
});

it('a session’s ten minutes pass, and its guesses at codes are counted', async () => {
  const made = await withFactor();
  await db.session.update({
    where: { id: made.actor.sessionId },
    data: {
      passwordProvedAt: new Date(Date.now() - 601_000),
      factorProvedAt: new Date(Date.now() - 601_000),
    },
  });
  const answer = await call(postCodes, { method: 'POST', headers: bearer(made.token) });
  expect(fields(answer)).toEqual([403, 'proof_required', ['password', 'code']]);
  expect((await prove(made.token, { password: PASSWORD })).status).toBe(403);
  for (let time = 0; time < 10; time++)
    expect((await prove(made.token, { code: '000000' })).status).toBe(422);
  expect((await prove(made.token, { code: appCode(made.secret) })).status).toBe(429);
});
