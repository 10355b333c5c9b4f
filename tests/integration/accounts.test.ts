import { afterAll, describe, expect, it } from 'vitest';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as postLogout } from '@/app/api/auth/logout/route';
import { GET as getUser } from '@/app/api/users/[userId]/route';
import { GET as getMe } from '@/app/api/users/me/route';
import { PUT as putStats } from '@/app/api/users/stats/route';
import { closeDatabase, db } from '@/lib/core/db';
import { deviceCookieName } from '@/lib/core/sessions/cookie';
import { actorOfToken } from '@/lib/core/sessions/session';
import { LANGUE_COOKIE } from '@/lib/langues/adresse.mjs';
import { type Answer, bearer, call, cookie, data, SITE } from '@/tests/support/accounts';
import { makeUser, PASSWORD } from '@/tests/support/factories';

afterAll(closeDatabase);

/** What a login sets beside the cookies by which the browser is known later and its language. */
const sessionCookies = ({ cookies }: Answer) =>
  cookies.filter((line) => ![deviceCookieName(), LANGUE_COOKIE].some((name) => line.startsWith(`${name}=`)));

describe('POST /auth/login', () => {
  it('answers token and user, and a session cookie without an end', async () => {
    const { user } = await makeUser();
    const answer = await call(postLogin, {
      body: { email: ` ${user.email.toUpperCase()} `, password: PASSWORD },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'success',
      user: { _id: user.id },
      data: { user: { id: user.id } },
    });
    expect(sessionCookies(answer).join()).not.toContain('Max-Age');
    expect(await actorOfToken(answer.body.token as string)).toMatchObject({
      id: user.id,
      userType: 'particular',
    });
  });

  it('remembers for a month', async () => {
    const { user } = await makeUser();
    const answer = await call(postLogin, { body: { email: user.email, password: PASSWORD, remember: true } });
    expect(sessionCookies(answer)).toHaveLength(2);
    expect(sessionCookies(answer).every((line) => line.includes(`Max-Age=${30 * 86_400}`))).toBe(true);
    const session = await db.session.findFirstOrThrow({ where: { userId: user.id, remember: true } });
    expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  it('says the same for an unknown account, a wrong password and an ended account', async () => {
    const { user } = await makeUser();
    const { user: ended } = await makeUser();
    await db.user.update({ where: { id: ended.id }, data: { deletedAt: new Date() } });
    for (const email of [user.email, 'personne@exemple.test', ended.email]) {
      const password = email === ended.email ? PASSWORD : 'pas-le-bon';
      const answer = await call(postLogin, { body: { email, password } });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        status: 'error',
        code: 'unauthorized',
        message: 'E-mail ou mot de passe incorrect.',
      });
      expect(answer.cookies).toEqual([]);
    }
  });

  it('stops guessing at one account, from any address, even in one burst', async () => {
    const { user } = await makeUser();
    const guess = () => call(postLogin, { body: { email: user.email, password: 'pas-le-bon' } });
    const statuses = (await Promise.all(Array.from({ length: 25 }, guess))).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await call(postLogin, { body: { email: user.email, password: PASSWORD } })).status).toBe(429);
  });

  it('forgets failures after a success', async () => {
    const { user } = await makeUser();
    for (let round = 0; round < 3; round++) {
      for (let failure = 0; failure < 8; failure++) {
        expect((await call(postLogin, { body: { email: user.email, password: 'pas-le-bon' } })).status).toBe(
          401,
        );
      }
      expect((await call(postLogin, { body: { email: user.email, password: PASSWORD } })).status).toBe(200);
    }
  });

  it('counts only failures against an address', async () => {
    const address = '192.0.2.2';
    const { user } = await makeUser();
    await call(postLogin, { body: { email: user.email, password: 'pas-le-bon' }, address });
    for (let time = 0; time < 3; time++) {
      await call(postLogin, { body: { email: user.email, password: PASSWORD }, address });
    }
    const row = await db.rateLimit.findUniqueOrThrow({ where: { key: `loginAddress:${address}` } });
    expect(row.points).toBe(1);
  });

  it('refuses another site’s page and takes JSON only', async () => {
    const { user } = await makeUser();
    const body = { email: user.email, password: PASSWORD };
    expect((await call(postLogin, { body, headers: { origin: 'https://evil.test' } })).status).toBe(403);
    expect((await call(postLogin, { body, headers: { origin: 'null' } })).status).toBe(403);
    expect((await call(postLogin, { body, headers: { origin: SITE } })).status).toBe(200);
    expect((await call(postLogin, { body, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });
});

describe('a session', () => {
  it('ends with POST /auth/logout, for bearer and cookie alike, and only it', async () => {
    const { user, token } = await makeUser();
    const other = data<{ token: string }>(
      await call(postLogin, { body: { email: user.email, password: PASSWORD } }),
    );
    const out = await call(postLogout, { method: 'POST', headers: { ...cookie(token), origin: SITE } });
    expect(out.status).toBe(200);
    expect(out.cookies).toHaveLength(2);
    expect(out.cookies.every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect((await call(getMe, { headers: bearer(token) })).status).toBe(401);
    expect((await call(getMe, { headers: cookie(token) })).status).toBe(401);
    expect((await call(getMe, { headers: bearer(other.token) })).status).toBe(200);
  });

  it('may be ended when there is none', async () => {
    expect((await call(postLogout, { method: 'POST' })).status).toBe(200);
    expect((await call(postLogout, { method: 'POST', headers: bearer('rien') })).status).toBe(200);
  });

  it('is the bearer token’s when there is one: a bad one is not saved by a good cookie', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    const both = await call(getMe, { headers: { ...bearer(one.token), ...cookie(two.token) } });
    expect(data(both)._id).toBe(one.user.id);
    for (const authorization of [
      'Bearer faux',
      'bearer',
      'Bearer a b',
      `Bearer ${one.token.slice(0, -4)}AAAA`,
    ]) {
      expect((await call(getMe, { headers: { authorization, ...cookie(two.token) } })).status).toBe(401);
    }
    expect((await call(getMe, { headers: { authorization: `bearer ${one.token}` } })).status).toBe(200);
    expect((await call(getMe)).status).toBe(401);
  });

  it('does not open writes to other sites’ pages through the cookie', async () => {
    const { token } = await makeUser();
    const body = { type: 'demandes', action: 'decrement' };
    const put = (headers: Record<string, string>) => call(putStats, { method: 'PUT', body, headers });
    expect((await put({ ...cookie(token), origin: 'https://evil.test' })).status).toBe(403);
    expect((await put(cookie(token))).status).toBe(403);
    expect((await put({ ...cookie(token), origin: SITE })).status).toBe(200);
    expect((await put({ ...bearer(token), origin: 'https://evil.test' })).status).toBe(200);
  });

  it('expires and ends with its account', async () => {
    const { token, actor } = await makeUser();
    await db.session.update({
      where: { id: actor.sessionId },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await actorOfToken(token)).toBeNull();
    const gone = await makeUser();
    await db.user.update({ where: { id: gone.user.id }, data: { deletedAt: new Date() } });
    expect(await actorOfToken(gone.token)).toBeNull();
    expect((await call(getUser, { params: { userId: gone.user.id } })).status).toBe(404);
  });
});

describe('reads', () => {
  it.each(['particular', 'professional', 'agency'] as const)(
    'never give a secret away (%s)',
    async (userType) => {
      const { user, token } = await makeUser({
        userType,
        reviewSum: 14,
        reviewCount: 3,
        identityVerifiedAt: new Date(),
      });
      const me = await call(getMe, { headers: bearer(token) });
      expect(JSON.stringify(me.body)).not.toMatch(/argon2|passwordHash|totpSecret|recovery/i);
      expect(data(me)).toMatchObject({
        email: user.email,
        phoneNumber: '+33612345678',
        rating: 4.7,
        verified: true,
      });

      const open = await call(getUser, { params: { userId: user.id } });
      const profile = data(open);
      expect(profile).toMatchObject({
        _id: user.id,
        id: user.id,
        firstName: 'Salma',
        reviewCount: 3,
        rating: 4.7,
        isVerified: true,
        emailConfirme: true,
        verifications: { identite: true, email: true, telephone: false },
        stats: { demandes: 0, transports: 0, produits: 0, evaluations: 3 },
        profileImage: null,
        userType,
      });
      const text = JSON.stringify(open.body);
      for (const secret of [
        user.email,
        '33612345678',
        'Tanneurs',
        '1990-05-17',
        'argon2',
        'FR76',
        'LTI-',
        'MA64',
        '98765432400019',
        'Wafa',
      ]) {
        expect(text).not.toContain(secret);
      }
      if (userType === 'agency') expect(text).toContain('contact@trans-atlas.test');
      expect(Object.keys(profile)).not.toContain('preferences');
    },
  );

  it('answer 404 for nobody', async () => {
    const nobody = await call(getUser, { params: { userId: '00000000-0000-7000-8000-000000000000' } });
    expect(nobody.status).toBe(404);
    expect(nobody.body).toMatchObject({ message: 'Ce profil n’existe pas ou n’existe plus.' });
    expect((await call(getUser, { params: { userId: 'x' } })).status).toBe(404);
  });

  it('count what is there, whatever a client claims', async () => {
    const { token } = await makeUser();
    const answer = await call(putStats, {
      method: 'PUT',
      body: { type: 'demandes', action: 'increment' },
      headers: bearer(token),
    });
    expect(data(answer)).toEqual({ demandes: 0, transports: 0, produits: 0, evaluations: 0 });
    expect(
      (
        await call(putStats, {
          method: 'PUT',
          body: { type: 'demandes', action: 'vider' },
          headers: bearer(token),
        })
      ).status,
    ).toBe(422);
    expect((await call(putStats, { method: 'PUT', body: {} })).status).toBe(401);
  });
});
