import { afterAll, describe, expect, it } from 'vitest';
import { POST as postCheck } from '@/app/api/auth/register/check/route';
import { POST as postRegister } from '@/app/api/auth/register/route';
import { GET as getMe } from '@/app/api/users/me/route';
import { closeDatabase, db } from '@/lib/core/db';
import { sessionCookieName } from '@/lib/core/sessions/cookie';
import { type Answer, bearer, call, data } from '@/tests/support/accounts';
import { PASSWORD, registrations } from '@/tests/support/factories';

afterAll(closeDatabase);

describe('POST /auth/register', () => {
  it.each(['particular', 'professional', 'agency'] as const)('creates a %s, logged in', async (type) => {
    const sent = registrations[type]();
    const answer = await call(postRegister, { body: sent });
    expect(answer.status).toBe(201);
    const { token, user } = data<{ token: string; user: Record<string, unknown> }>(answer);
    expect(answer.body).toMatchObject({ status: 'success', token, user: { email: sent.email } });
    expect(user).toMatchObject({
      firstName: 'Salma',
      userType: type,
      country: 'France',
      rating: null,
      verified: false,
    });
    expect(user).toHaveProperty(`${type}Details`);
    expect(Object.keys(user).filter((key) => key.endsWith('Details'))).toEqual([`${type}Details`]);
    expect(answer.cookies.find((line) => line.startsWith(sessionCookieName()))).toMatch(
      /; HttpOnly; Path=\/; SameSite=Lax$/,
    );
    expect(data(await call(getMe, { headers: bearer(token) }))).toEqual(user);
  });

  it('gives back every detail that was sent', async () => {
    const professional = data<{ user: object }>(
      await call(postRegister, { body: registrations.professional() }),
    );
    expect(professional.user).toMatchObject({
      professionalDetails: {
        capacity: 900,
        experience: 7,
        siret: '12345678200010',
        coverage: ['France', 'Espagne', 'Maroc'],
      },
    });
    const agency = data<{ user: object }>(await call(postRegister, { body: registrations.agency() }));
    expect(agency.user).toMatchObject({
      location: 'Casablanca',
      agencyDetails: {
        ville: 'Casablanca',
        timezone: 'Africa/Casablanca',
        openingHours: { monday: '9h-18h', saturday: '9h-13h' },
        services: ['stockage', 'expedition'],
        mainContact: { name: 'Nadia Berrada', phone: '+212522001122', email: 'contact@trans-atlas.test' },
        siret: '98765432400019',
      },
    });
    const particular = data<{ user: object }>(await call(postRegister, { body: registrations.particular() }));
    expect(particular.user).toMatchObject({ particularDetails: { birthDate: '1990-05-17', type: 'both' } });
  });

  it('refuses an e-mail that has an account, on its field, whatever its case', async () => {
    const sent = registrations.particular();
    await call(postRegister, { body: sent });
    const again = await call(postRegister, {
      body: { ...registrations.agency(), email: sent.email.toUpperCase() },
    });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'conflict',
      fields: { email: expect.stringContaining('existe déjà') },
    });
    expect(again.cookies).toEqual([]);
  });

  it('makes one account of twenty parallel registrations', async () => {
    const { email } = registrations.particular();
    // On a machine with other work some are told to come back, and do.
    const register = async () => {
      for (;;) {
        const answer = await call(postRegister, { body: { ...registrations.particular(), email } });
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 20 }, register));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  it('repeats its answer, cookies included, to the same Idempotency-Key', async () => {
    const body = registrations.particular();
    const headers = { 'idempotency-key': `inscription-${body.email}` };
    const first = await call(postRegister, { body, headers });
    const second = await call(postRegister, { body, headers });
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.cookies).toEqual(first.cookies);
    expect((await call(postRegister, { body: registrations.agency(), headers })).status).toBe(422);
  });

  it('refuses a common password and says what is wrong with each field', async () => {
    const common = await call(postRegister, {
      body: { ...registrations.particular(), password: 'Azerty123' },
    });
    expect(common.status).toBe(422);
    expect(common.body).toMatchObject({ fields: { password: expect.stringContaining('trop courant') } });
    const empty = await call(postRegister, { body: { userType: 'agency' } });
    expect(empty.status).toBe(422);
    expect(Object.keys(empty.body.fields as object)).toEqual(
      expect.arrayContaining(['firstName', 'email', 'password', 'country', 'agencyDetails']),
    );
  });

  it('lets nobody pass for an account that has ended', async () => {
    const body = { ...registrations.particular(), firstName: 'compte', lastName: 'SUPPRIME' };
    const answer = await call(postRegister, { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { lastName: expect.stringContaining('compte supprimé') } },
    });
    expect(await db.user.count({ where: { email: body.email } })).toBe(0);
  });

  it('refuses a taken e-mail and a common password before the rest is typed, and nothing else', async () => {
    const { email, password } = registrations.particular();
    const check = (body: object) => call(postCheck, { body });
    expect((await check({ email, password })).status).toBe(200);
    await call(postRegister, { body: { ...registrations.particular(), email } });
    const taken = await check({ email: email.toUpperCase(), password });
    expect(taken).toMatchObject({
      status: 409,
      body: { fields: { email: expect.stringMatching(/existe déjà/) } },
    });
    const common = await check({ email: `x${email}`, password: 'motdepasse' });
    expect(common).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
    expect((await check({ email: 'salma@', password })).status).toBe(422);
  });

  it('limits how often one address may try', async () => {
    const answers: Answer[] = [];
    for (let tried = 0; tried < 301; tried++)
      answers.push(await call(postRegister, { body: {}, address: '192.0.2.1' }));
    expect(answers.slice(0, 300).every((answer) => answer.status === 422)).toBe(true);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('keeps no password and stores an argon2id hash', async () => {
    const body = registrations.particular();
    await call(postRegister, { body });
    const row = await db.user.findUniqueOrThrow({ where: { email: body.email } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });
});
