import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as reset } from '@/app/api/auth/reset-password/route';
import { GET as getMe } from '@/app/api/users/me/route';
import { closeDatabase, db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { bearer, call } from '@/tests/support/accounts';
import { makeUser, PASSWORD } from '@/tests/support/factories';
import { mailsTo } from '@/tests/support/mails';

afterAll(closeDatabase);

const NEW = 'trois-etapes-et-un-thé';

async function ask(email: string, address?: string) {
  const answer = await call(forgot, { body: { email }, address });
  await backgroundDone();
  return answer;
}

/** The token of each link that the address has received. */
const tokensOf = (email: string) =>
  mailsTo(email).map(
    ({ text }) => /^http:\/\/localhost:3000\/reset-password#([\w-]{43})$/m.exec(text)?.[1] ?? '',
  );

async function askedToken(email: string) {
  await ask(email);
  return tokensOf(email).at(-1) ?? '';
}

const choose = (token: string, password = NEW) => call(reset, { body: { token, password } });
const login = (email: string, password: string) => call(postLogin, { body: { email, password } });

describe('a forgotten password', () => {
  it('is replaced through the mailed link, and every session ends', async () => {
    const { user, token: session } = await makeUser();
    const other = await makeUser();
    const asked = await ask(` ${user.email.toUpperCase()} `);
    expect(asked.status).toBe(200);
    const [mail] = mailsTo(user.email);
    expect(mail?.raw).toMatch(/^From: Rihla <ne-pas-repondre@localhost>\r$/m);
    expect(mail?.text).toContain('pendant une heure');
    const [token = ''] = tokensOf(user.email);

    const row = await db.accountToken.findFirstOrThrow({ where: { userId: user.id } });
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(token);

    const done = await choose(token);
    expect(done.body).toEqual({ status: 'success', data: null });
    expect(done.cookies).toEqual([]);
    expect((await call(getMe, { headers: bearer(session) })).status).toBe(401);
    expect((await call(getMe, { headers: bearer(other.token) })).status).toBe(200);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it('opens the door again to who was locked out by wrong guesses', async () => {
    const { user } = await makeUser();
    await Promise.all(Array.from({ length: 12 }, () => login(user.email, 'pas-le-bon')));
    expect((await login(user.email, PASSWORD)).status).toBe(429);
    await choose(await askedToken(user.email));
    expect((await login(user.email, NEW)).status).toBe(200);
  });
});

describe('POST /auth/forgot-password', () => {
  it('answers the same for known, unknown and ended accounts, and writes to the known one only', async () => {
    const { user } = await makeUser();
    const { user: ended } = await makeUser();
    await db.user.update({ where: { id: ended.id }, data: { deletedAt: new Date() } });
    const emails = [user.email, 'personne.ici@exemple.test', ended.email];
    const answers = await Promise.all(emails.map((email) => ask(email)));
    for (const { status, body, cookies } of answers) {
      expect({ status, body, cookies }).toEqual({
        status: 200,
        body: { status: 'success', data: null },
        cookies: [],
      });
    }
    const headers = answers.map((answer) => [...answer.headers]);
    expect(new Set(headers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(emails.map((email) => mailsTo(email).length)).toEqual([1, 0, 0]);
  });

  it('does nothing that depends on the account before it answers', async () => {
    const { user } = await makeUser();
    const asked = call(forgot, { body: { email: user.email } });
    const { status } = await asked;
    expect(status).toBe(200);
    expect(mailsTo(user.email)).toHaveLength(0);
    await backgroundDone();
    expect(mailsTo(user.email)).toHaveLength(1);
  });

  it('is limited by account, known or not alike, and by address', async () => {
    const { user } = await makeUser();
    for (const email of [user.email, 'toujours.personne@exemple.test']) {
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(mailsTo(user.email)).toHaveLength(5);

    const address = '192.0.2.77';
    await ask('premier@exemple.test', address);
    await db.rateLimit.update({ where: { key: `resetAddress:${address}` }, data: { points: 100 } });
    const refused = await ask('autre@exemple.test', address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const body = { token: 'x', password: NEW };
    expect((await call(reset, { body, address })).status).toBe(429);
  });

  it('refuses what is no e-mail, and other sites’ pages', async () => {
    expect((await ask('pas une adresse')).body).toMatchObject({
      code: 'invalid',
      fields: { email: expect.any(String) },
    });
    const headers = { origin: 'https://evil.test' };
    expect((await call(forgot, { body: { email: 'a@exemple.test' }, headers })).status).toBe(403);
  });
});

describe('POST /auth/reset-password', () => {
  const refusal = (answer: { status: number; body: { fields?: { token?: string } } }) => [
    answer.status,
    answer.body.fields?.token?.split('\u202f')[0],
  ];

  it('takes a link once, even from two windows at once', async () => {
    const { user } = await makeUser();
    const token = await askedToken(user.email);
    const both = await Promise.all([choose(token, `${NEW} un`), choose(token, `${NEW} deux`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(refusal(await choose(token))).toEqual([422, 'Ce lien ne sert plus']);
    const winner = both[0].status === 200 ? 'un' : 'deux';
    expect((await login(user.email, `${NEW} ${winner}`)).status).toBe(200);
  });

  it('refuses an expired, a replaced and an invented link', async () => {
    const { user } = await makeUser();
    await ask(user.email);
    await ask(user.email);
    const [first = '', second = ''] = tokensOf(user.email);
    expect(first).not.toBe(second);
    expect(refusal(await choose(first))).toEqual([422, 'Ce lien ne sert plus']);
    await db.accountToken.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
    expect(refusal(await choose(second))).toEqual([422, 'Ce lien a expiré']);
    expect(refusal(await choose('inventé'))[1]).toContain('Ce lien n’est pas valable');
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('leaves one link when several are asked for at once', async () => {
    const { user } = await makeUser();
    await Promise.all([ask(user.email), ask(user.email), ask(user.email)]);
    const where = { userId: user.id, usedAt: null };
    expect(await db.accountToken.count({ where })).toBe(1);
  });

  it('spends no link for another purpose, and none of an ended account', async () => {
    const { user } = await makeUser();
    const token = await askedToken(user.email);
    await db.accountToken.updateMany({ where: { userId: user.id }, data: { purpose: 'email_confirmation' } });
    expect((await choose(token)).status).toBe(422);
    await db.accountToken.updateMany({ where: { userId: user.id }, data: { purpose: 'password_reset' } });
    await db.user.update({ where: { id: user.id }, data: { deletedAt: new Date() } });
    expect((await choose(token)).status).toBe(422);
  });

  it.each(['court', 'motdepasse'])(
    'judges « %s » as at registration, and the link stays good',
    async (weak) => {
      const { user } = await makeUser();
      const token = await askedToken(user.email);
      const answer = await choose(token, weak);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual(['password']);
      expect((await choose(token)).status).toBe(200);
    },
  );
});
