import { afterAll, describe, expect, it } from 'vitest';
import { POST as confirm } from '@/app/api/auth/email/confirmation/route';
import { POST as takeBack } from '@/app/api/auth/email/reprise/route';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as postRegister } from '@/app/api/auth/register/route';
import { POST as reset } from '@/app/api/auth/reset-password/route';
import { DELETE as dropPending, POST as sendAgain } from '@/app/api/users/me/email/route';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { closeDatabase, db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { publicUserView } from '@/lib/users/queries/public';
import { bearer, call, data } from '@/tests/support/accounts';
import { makeUser, PASSWORD, registrations } from '@/tests/support/factories';
import { mailsTo } from '@/tests/support/mails';

afterAll(closeDatabase);

const NEW = 'trois-étapes-et-un-thé';
let made = 0;
const freshEmail = () => `adresse.${++made}.${Date.now()}@exemple.test`;

/** The tokens of all links to a page in the mails to an address, oldest first. */
function tokens(email: string, page = 'confirmer-email'): string[] {
  const link = new RegExp(`/${page}#([\\w-]+)`);
  return mailsTo(email).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}

async function registered() {
  const input = registrations.particular();
  const answer = await call(postRegister, { body: input });
  await backgroundDone();
  const { token, user } = data(answer);
  return { email: input.email, token, id: user._id };
}

async function wish(token: string, email: string) {
  const body = { email, currentPassword: PASSWORD };
  const answer = await call(patchMe, { method: 'PATCH', headers: bearer(token), body });
  await backgroundDone();
  return answer;
}

/** Changes an account's address by the link, as its owner would. */
async function change(token: string, email: string) {
  expect((await wish(token, email)).status).toBe(200);
  expect((await open(tokens(email)[0])).status).toBe(200);
  await backgroundDone();
}

const open = (token: string | undefined) => call(confirm, { body: { token: token ?? '' } });
const login = (email: string, password = PASSWORD) => call(postLogin, { body: { email, password } });

describe('a new account', () => {
  it('is not confirmed until its link is used, once', async () => {
    const { email, id } = await registered();
    expect(await publicUserView(id)).toMatchObject({ emailConfirme: false, verifications: { email: false } });
    const [token] = tokens(email);
    expect(data(await open(token))).toEqual({ changed: false });
    expect(await publicUserView(id)).toMatchObject({ emailConfirme: true, verifications: { email: true } });
    const again = await open(token);
    expect([again.status, again.body.fields.token]).toEqual([422, expect.stringContaining('ne sert plus')]);
    expect((await open('inconnu')).body.fields.token).toContain('n’est pas valable');
  });

  it('has its link sent again: the one before ends, and there is an end of it', async () => {
    const { email, token } = await registered();
    const headers = bearer(token);
    const sent = [];
    for (let time = 0; time < 6; time++) {
      sent.push((await call(sendAgain, { method: 'POST', headers })).status);
      await backgroundDone();
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
    const [first, ...later] = tokens(email);
    expect(later).toHaveLength(5);
    expect((await open(first)).status).toBe(422);
    expect((await open(later.at(-1))).status).toBe(200);
    expect((await call(sendAgain, { method: 'POST', headers })).body.message).toContain('déjà confirmée');
  });

  it('is not confirmed by a link older than 24 hours, nor by two at once twice', async () => {
    const one = await registered();
    await db.accountToken.updateMany({ where: { userId: one.id }, data: { expiresAt: new Date() } });
    expect((await open(tokens(one.email)[0])).body.fields.token).toContain('24\u00a0heures');
    const two = await registered();
    const [token] = tokens(two.email);
    const both = await Promise.all([open(token), open(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('of which nobody proved the address leaves no way back to it', async () => {
    const { email, token } = await registered();
    const other = freshEmail();
    await change(token, other);
    expect(tokens(email, 'reprendre-email')).toEqual([]);
    expect(data(await call(getMe, { headers: bearer(token) }))).toMatchObject({
      email: other,
      verifications: { email: true },
    });
  });
});

describe('another address', () => {
  it('counts when its link is used, ends links to a new password, and the former one is told', async () => {
    const { user, token } = await makeUser();
    await call(forgot, { body: { email: user.email } });
    await backgroundDone();
    const [toReset] = tokens(user.email, 'reset-password');
    const email = freshEmail();
    await change(token, email);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect((await call(reset, { body: { token: toReset, password: NEW } })).status).toBe(422);
    const told = mailsTo(user.email).at(-1);
    expect(told?.text).toContain('a maintenant une autre adresse e-mail');
    expect(told?.raw).not.toContain(email);
  });

  it('can be given up before, and one that another account took meanwhile is not taken from it', async () => {
    const { user, token } = await makeUser();
    const email = freshEmail();
    await wish(token, email);
    await call(dropPending, { method: 'DELETE', headers: bearer(token) });
    expect((await open(tokens(email)[0])).status).toBe(422);
    const rival = await makeUser();
    await wish(token, email);
    await wish(rival.token, email);
    const [, mine, theirs] = tokens(email);
    expect((await open(theirs)).status).toBe(200);
    expect((await open(mine)).status).toBe(409);
    expect(await db.user.findUnique({ where: { email: user.email } })).not.toBeNull();
  });
});

describe('the way back', () => {
  it('gives the address back, puts everybody out and leads to a new password', async () => {
    const { user, token } = await makeUser();
    const thief = freshEmail();
    await change(token, thief);
    const { reset: toReset } = data(
      await call(takeBack, { body: { token: tokens(user.email, 'reprendre-email')[0] ?? '' } }),
    );
    expect((await call(getMe, { headers: bearer(token) })).status).toBe(401);
    expect((await login(thief)).status).toBe(401);
    expect((await login(user.email)).status).toBe(401);
    expect((await call(reset, { body: { token: toReset, password: NEW } })).status).toBe(200);
    expect((await login(user.email, NEW)).status).toBe(200);
    const spent = await call(takeBack, { body: { token: tokens(user.email, 'reprendre-email')[0] ?? '' } });
    expect(spent.status).toBe(422);
  });

  it('leads past several changes to the first, and ends the others’', async () => {
    const { user, token } = await makeUser();
    const [second, third] = [freshEmail(), freshEmail()];
    await change(token, second);
    await change(token, third);
    const [first] = tokens(user.email, 'reprendre-email');
    expect((await call(takeBack, { body: { token: first ?? '' } })).status).toBe(200);
    const [other] = tokens(second, 'reprendre-email');
    expect((await call(takeBack, { body: { token: other ?? '' } })).status).toBe(422);
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ email: user.email });
  });

  it('keeps the address from everybody else for as long', async () => {
    const { user, token } = await makeUser();
    await change(token, freshEmail());
    const squatter = await call(postRegister, { body: { ...registrations.particular(), email: user.email } });
    expect([squatter.status, Object.keys(squatter.body.fields)]).toEqual([409, ['email']]);
    await db.accountToken.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
    const later = await call(postRegister, { body: { ...registrations.particular(), email: user.email } });
    expect(later.status).toBe(201);
    await backgroundDone();
  });
});
