import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as postNotMe } from '@/app/api/auth/pas-moi/[token]/route';
import { POST as loginOptions } from '@/app/api/auth/passkey/options/route';
import { POST as postPasskeyLogin } from '@/app/api/auth/passkey/route';
import {
  DELETE as deletePasskey,
  PATCH as patchPasskey,
} from '@/app/api/users/me/passkeys/[passkeyId]/route';
import { POST as keyOptions } from '@/app/api/users/me/passkeys/options/route';
import { GET as getPasskeys, POST as postPasskey } from '@/app/api/users/me/passkeys/route';
import { POST as postProof } from '@/app/api/users/me/proof/route';
import { GET as getMe } from '@/app/api/users/me/route';
import { POST as postFactor } from '@/app/api/users/me/two-factor/route';
import { closeDatabase, db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { type Answer, bearer, call, data } from '@/tests/support/accounts';
import { authenticator } from '@/tests/support/authenticator';
import { makeUser, PASSWORD } from '@/tests/support/factories';
import { mailsTo } from '@/tests/support/mails';

afterAll(closeDatabase);
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;

const prove = (token: string) => call(postProof, { body: { password: PASSWORD }, headers: bearer(token) });
const optionsOf = async (token: string) =>
  data(await call(keyOptions, { method: 'POST', headers: bearer(token) }));
const add = (token: string, response: unknown, name?: string) =>
  call(postPasskey, { body: { response, name }, headers: bearer(token) });
const begin = async () => data(await call(loginOptions, { method: 'POST' }));
const enter = (response: unknown) => call(postPasskeyLogin, { body: { response } });
const tokenIn = (answer: Answer) => (answer.body as unknown as { token: string }).token;
const refusals = (email: string) =>
  mailsTo(email).map(({ text }) => /Bonjour,\n\n(.+)\n/.exec(text)?.[1] ?? '');

/** Somebody whose device holds a passkey for their account. */
async function withPasskey() {
  const made = await makeUser();
  await prove(made.token);
  const device = authenticator();
  const added = await add(made.token, device.register(await optionsOf(made.token)), 'Mon téléphone');
  expect(added.status).toBe(201);
  return { ...made, device, passkey: data(added) };
}

describe('a passkey', () => {
  it('is made after a proof, once per challenge, and told by mail', async () => {
    const { user, token } = await makeUser();
    const begun = await call(keyOptions, { method: 'POST', headers: bearer(token) });
    expect([begun.status, begun.body.code]).toEqual([403, 'proof_required']);
    await prove(token);
    const options = await optionsOf(token);
    expect(options).toMatchObject({
      rp: { name: 'Rihla' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = authenticator();
    expect((await add(token, device.register(options, { origin: 'https://evil.test' }))).status).toBe(422);
    expect((await add(token, device.register(options, { verified: false }))).status).toBe(422);
    expect((await add(token, device.register(options))).status).toBe(201);
    // The same challenge, by another device.
    expect((await add(token, authenticator().register(options))).status).toBe(422);
    expect((await add(token, device.register(await optionsOf(token)))).status).toBe(409);
    const [item, ...more] = data(await call(getPasskeys, { headers: bearer(token) }));
    expect([item?.name, item?.lastUsedAt, more]).toEqual(['Appareil inconnu', null, []]);
    await backgroundDone();
    expect(refusals(user.email).join()).toContain('Une clé d’accès s’ajoute');
  });

  it('is made with a challenge of one’s own, not older than five minutes', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    for (const { token } of [one, two]) await prove(token);
    const options = await optionsOf(one.token);
    expect((await add(two.token, authenticator().register(options))).status).toBe(422);
    const login = { ...options, ...(await begin()) };
    expect((await add(one.token, authenticator().register(login))).status).toBe(422);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS + 1_000 });
    expect((await add(one.token, authenticator().register(options))).status).toBe(422);
  });

  it('opens the account without a password, and may change what is sensitive for ten minutes', async () => {
    const { user, device } = await withPasskey();
    const answer = await enter(device.answer(await begin()));
    expect(answer.status).toBe(200);
    const headers = bearer(tokenIn(answer));
    expect(data(await call(getMe, { headers }))._id).toBe(user.id);
    expect((await call(postFactor, { method: 'POST', headers })).status).toBe(200);
    const [item] = data(await call(getPasskeys, { headers }));
    expect(item?.lastUsedAt).not.toBeNull();
  });

  it('opens nothing for a second time, from elsewhere, unverified, too late, or with another’s name', async () => {
    const [{ device }, other] = [await withPasskey(), await withPasskey()];
    const options = await begin();
    const said = device.answer(options);
    const both = await Promise.all([enter(said), enter(said)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(device.answer(options))).status).toBe(401);
    expect((await enter(device.answer(await begin(), { origin: 'https://evil.test' }))).status).toBe(401);
    expect((await enter(device.answer(await begin(), { verified: false }))).status).toBe(401);
    const { response, ...mine } = device.answer(await begin());
    const { userHandle } = other.device.answer(await begin()).response;
    expect((await enter({ ...mine, response: { ...response, userHandle } })).status).toBe(401);
    expect((await enter(authenticator().answer(await begin()))).status).toBe(401);
    expect((await enter(device.answer({ challenge: 'AAAA' }))).status).toBe(401);
    expect((await enter(device.answer(await begin()))).status).toBe(200);
    device.goBack();
    expect((await enter(device.answer(await begin()))).status).toBe(401);
    const late = await begin();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS + 1_000 });
    expect((await enter(device.answer(late))).status).toBe(401);
  });

  it('is renamed and removed by its owner only, and then opens nothing', async () => {
    const { token, device, passkey } = await withPasskey();
    const stranger = await withPasskey();
    const params = { passkeyId: passkey._id };
    const rename = (by: string, name: string) =>
      call(patchPasskey, { method: 'PATCH', params, body: { name }, headers: bearer(by) });
    expect((await rename(stranger.token, 'À moi')).status).toBe(404);
    expect((await rename(token, ' ')).status).toBe(422);
    expect(data(await rename(token, 'Ma clé')).name).toBe('Ma clé');
    const remove = (by: string) => call(deletePasskey, { method: 'DELETE', params, headers: bearer(by) });
    expect((await remove(stranger.token)).status).toBe(404);
    expect((await remove(token)).status).toBe(200);
    expect((await enter(device.answer(await begin()))).status).toBe(401);
  });

  it('opens no suspended account, and says why', async () => {
    const { user, device } = await withPasskey();
    await db.user.update({ where: { id: user.id }, data: { suspendedAt: new Date() } });
    expect((await enter(device.answer(await begin()))).status).toBe(403);
  });
});

it('« Ce n’était pas moi » removes the passkey that its mail told of, and one that was there before stays', async () => {
  const { user, token, device } = await withPasskey();
  const where = { userId: user.id };
  await db.passkey.updateMany({ where, data: { createdAt: new Date(Date.now() - 10 * MINUTE_MS) } });
  const theirs = authenticator();
  expect((await add(token, theirs.register(await optionsOf(token)))).status).toBe(201);
  await backgroundDone();
  const link = /\/pas-moi\/([\w-]+)/.exec(mailsTo(user.email).at(-1)?.text ?? '')?.[1] ?? '';
  expect((await call(postNotMe, { method: 'POST', params: { token: link } })).status).toBe(200);
  expect((await enter(theirs.answer(await begin()))).status).toBe(401);
  expect((await enter(device.answer(await begin()))).status).toBe(200);
  const body = { email: user.email, password: PASSWORD };
  expect((await call(postLogin, { body })).status).toBe(401);
});
