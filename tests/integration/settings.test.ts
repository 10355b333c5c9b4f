import { afterAll, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as reset } from '@/app/api/auth/reset-password/route';
import { PUT as putPassword } from '@/app/api/users/me/password/route';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { DELETE as deleteSessions } from '@/app/api/users/me/sessions/route';
import { closeDatabase, db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { startSession } from '@/lib/core/sessions/session';
import { bearer, call, cookie, SITE } from '@/tests/support/accounts';
import { makeUser, PASSWORD } from '@/tests/support/factories';
import { mailsTo } from '@/tests/support/mails';

afterAll(closeDatabase);

const NEW = 'trois-étapes-et-un-thé';
let made = 0;
const freshEmail = () => `nouvelle.${++made}.${Date.now()}@exemple.test`;

async function patch(token: string, body: unknown) {
  const answer = await call(patchMe, { method: 'PATCH', headers: bearer(token), body });
  await backgroundDone();
  return answer;
}

const change = (token: string, currentPassword: string, newPassword = NEW, confirmPassword = newPassword) =>
  call(putPassword, {
    method: 'PUT',
    headers: bearer(token),
    body: { currentPassword, newPassword, confirmPassword },
  });
const login = (email: string, password: string) => call(postLogin, { body: { email, password } });
const status = async (token: string) => (await call(getMe, { headers: bearer(token) })).status;
const rowOf = (id: string) => db.user.findUniqueOrThrow({ where: { id } });

describe('PATCH /users/me', () => {
  it('saves names, phone, city and notifications; what is left out stays', async () => {
    const { user, token } = await makeUser({ phoneVerifiedAt: new Date(), emailVerifiedAt: new Date() });
    const first = await patch(token, {
      firstName: ' Amina ',
      location: 'tangier',
      preferences: { notifications: { newDemande: false } },
    });
    expect(first.body.data).toMatchObject({
      firstName: 'Amina',
      location: 'Tanger',
      verifications: { telephone: true, email: true },
      preferences: { notifications: { newDemande: false, message: true } },
    });
    const second = await patch(token, {
      phoneNumber: '00212 6 61 22 33 44',
      location: ' ',
      currentPassword: PASSWORD,
    });
    expect(second.body.data).toMatchObject({
      firstName: 'Amina',
      phoneNumber: '+212661223344',
      location: null,
      verifications: { telephone: false, email: true },
    });
    expect(mailsTo(user.email).map(({ text }) => /Ce n’était pas moi/.test(text))).toEqual([true]);
  });

  it('says in words what a change may not hold, on a field where there is one', async () => {
    const { token } = await makeUser();
    const answerTo = async (body: unknown) => {
      const { status, body: said } = await patch(token, body);
      return [status, said.message, said.fields];
    };
    const unknown = (name: string) => `Champ inconnu\u202f: ${name}.`;
    expect(await answerTo({})).toEqual([422, 'Rien à modifier.', undefined]);
    expect(await answerTo({ firstName: null })).toEqual([
      422,
      'Indiquez votre prénom.',
      { firstName: 'Indiquez votre prénom.' },
    ]);
    expect(await answerTo({ surnom: 'x', preferences: { bruit: true } })).toEqual([
      422,
      unknown('bruit'),
      {
        surnom: unknown('surnom'),
        preferences: 'Rien à modifier.',
        'preferences.bruit': unknown('bruit'),
      },
    ]);
    expect(await answerTo({ '': 1 })).toEqual([422, 'Un champ n’a pas de nom.', undefined]);
    const odd = JSON.parse('{"__proto__": 1, "toString": 2}');
    expect((await answerTo(odd)).slice(0, 1)).toEqual([422]);
  });

  it('takes another phone number with the password only', async () => {
    const { user, token } = await makeUser({ phoneVerifiedAt: new Date() });
    for (const currentPassword of [undefined, '', 'pas-le-bon']) {
      const refused = await patch(token, { phoneNumber: '+33 7 00 00 00 01', currentPassword });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['currentPassword']]);
    }
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      phoneNumber: '+33612345678',
      phoneVerifiedAt: expect.any(Date),
    });
  });

  it('keeps what was verified when the same phone and e-mail come again', async () => {
    const { user, token } = await makeUser({ phoneVerifiedAt: new Date(), emailVerifiedAt: new Date() });
    const same = { email: user.email.toUpperCase(), phoneNumber: '+33 6 12 34 56 78' };
    expect((await patch(token, same)).body.data.verifications).toMatchObject({
      telephone: true,
      email: true,
    });
  });

  it('takes another e-mail with the password, which counts once its link has confirmed it', async () => {
    const { user, token } = await makeUser();
    const email = freshEmail();
    const done = await patch(token, { email, currentPassword: PASSWORD });
    expect(done.body.data).toMatchObject({
      email: user.email,
      emailEnAttente: email,
      verifications: { email: true },
    });
    expect(mailsTo(user.email)).toEqual([]);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(401);
  });

  it('refuses another e-mail without the right password, on its field, and saves nothing', async () => {
    const { user, token } = await makeUser();
    for (const currentPassword of [undefined, '', 'pas-le-bon', 'x'.repeat(10_000)]) {
      const answer = await patch(token, { firstName: 'Autre', email: freshEmail(), currentPassword });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual(['currentPassword']);
    }
    expect(await rowOf(user.id)).toMatchObject({ email: user.email, firstName: 'Salma' });
    expect(mailsTo(user.email)).toEqual([]);
  });

  it('refuses a taken e-mail on its field', async () => {
    const [one, owner] = [await makeUser(), await makeUser()];
    const taken = await patch(one.token, { email: owner.user.email, currentPassword: PASSWORD });
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['email']]);
  });

  it('stops guesses of the password and of addresses', async () => {
    const { token } = await makeUser();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) {
      statuses.push((await patch(token, { email: freshEmail(), currentPassword: `faux-${time}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await change(token, PASSWORD)).status).toBe(429);

    const prober = await makeUser();
    const known = (await makeUser()).user.email;
    let last = 0;
    for (let time = 0; time < 21; time++) {
      last = (await patch(prober.token, { email: known, currentPassword: PASSWORD })).status;
    }
    expect(last).toBe(429);
  });

  it('keeps markup as text and refuses hidden and endless characters', async () => {
    const { token } = await makeUser();
    const html = '<img src=x onerror=alert(1)>';
    expect((await patch(token, { firstName: html })).body.data.firstName).toBe(html);
    for (const body of [
      { firstName: 'Sal\u0000ma' },
      { lastName: '\u202egro.live' },
      { lastName: '\u200b\u3164' },
      { firstName: '' },
      { firstName: 'a'.repeat(7_000) },
      { location: 'a'.repeat(7_000) },
      { location: 'Lyon\u2066' },
      { phoneNumber: '1'.repeat(10_000) },
      { email: `${'a'.repeat(7_000)}@exemple.test`, currentPassword: PASSWORD },
      { isVerified: true },
      { userType: 'agency' },
      { preferences: { theme: 'rose' } },
      { preferences: { theme: null } },
      { preferences: { timezone: '' } },
      { preferences: { timezone: 'Mars/Olympus' } },
      { preferences: { timezone: '+02:00' } },
      { preferences: { timezone: `Europe/${'a'.repeat(7_000)}` } },
      { currentPassword: PASSWORD },
    ]) {
      expect((await patch(token, body)).status, JSON.stringify(body).slice(0, 60)).toBe(422);
    }
  });

  it('leaves an agency’s city to its own page', async () => {
    const { token } = await makeUser({ userType: 'agency' });
    expect((await patch(token, { location: 'Lyon' })).body.fields).toHaveProperty('location');
    expect((await patch(token, { firstName: 'Nadia' })).body.data.location).toBe('Casablanca');
  });

  it('is closed to visitors and to other sites’ pages', async () => {
    const { token } = await makeUser();
    const body = { firstName: 'Autre' };
    expect((await call(patchMe, { method: 'PATCH', body })).status).toBe(401);
    const headers = { ...cookie(token), origin: 'https://evil.test' };
    expect((await call(patchMe, { method: 'PATCH', body, headers })).status).toBe(403);
  });
});

describe('PUT /users/me/password', () => {
  it('changes it, ends every session and link but the one that goes on, and a mail says so', async () => {
    const { user, token } = await makeUser();
    const bystander = await makeUser();
    const elsewhere = (await startSession(user.id)).token;
    await call(forgot, { body: { email: user.email } });
    await backgroundDone();
    const link = /reset-password#([\w-]+)/.exec(mailsTo(user.email)[0]?.text ?? '')?.[1];

    const changed = await change(token, PASSWORD);
    await backgroundDone();
    // A copy of the very session that changed it is worth nothing either: that one goes on under another token.
    expect(await Promise.all([token, elsewhere, bystander.token].map(status))).toEqual([401, 401, 200]);
    expect(await status(changed.body.data.token)).toBe(200);
    expect(changed.headers.getSetCookie()[0]).toContain(`${changed.body.data.token}; HttpOnly`);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
    expect(mailsTo(user.email).at(-1)?.text).toContain('vient d’être changé');
    expect((await call(reset, { body: { token: link, password: PASSWORD } })).status).toBe(422);
  });

  it.each([
    [
      'a wrong current password',
      'pas-le-bon',
      NEW,
      NEW,
      { currentPassword: 'Mot de passe actuel incorrect.' },
    ],
    ['none', '', NEW, NEW, { currentPassword: 'Indiquez votre mot de passe actuel.' }],
    [
      'two that differ',
      PASSWORD,
      NEW,
      `${NEW}!`,
      { confirmPassword: 'Les mots de passe ne correspondent pas' },
    ],
    ['a short one', PASSWORD, 'court', 'court', { newPassword: 'Au moins 8 caractères.' }],
    [
      'an endless one',
      PASSWORD,
      'a'.repeat(7_000),
      'a'.repeat(7_000),
      { newPassword: '200 caractères au plus.' },
    ],
    [
      'a common one',
      PASSWORD,
      'motdepasse',
      'motdepasse',
      { newPassword: expect.stringContaining('trop courant') },
    ],
  ])('refuses %s on its field', async (_what, current, next, again, fields) => {
    const { user, token } = await makeUser();
    const other = (await startSession(user.id)).token;
    const answer = await change(token, current, next, again);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
    await backgroundDone();
    expect(await status(other)).toBe(200);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
    expect(mailsTo(user.email)).toEqual([]);
  });

  it('is counted, so that a stolen session cannot guess, even in a burst', async () => {
    const { token } = await makeUser();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, time) => change(token, `faux-${time}`)));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    expect((await change(token, PASSWORD)).status).toBe(429);
  });

  it('lets one of two changes at once win', async () => {
    const { user, token } = await makeUser();
    const both = await Promise.all([
      change(token, PASSWORD, `${NEW} 1`),
      change(token, PASSWORD, `${NEW} 2`),
    ]);
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1);
    const winner = both[0].status === 200 ? 1 : 2;
    expect((await login(user.email, `${NEW} ${winner}`)).status).toBe(200);
  });
});

it('DELETE /users/me/sessions ends all but the one that asks', async () => {
  const { user, token } = await makeUser();
  const other = (await startSession(user.id)).token;
  const bystander = await makeUser();
  const ask = () => call(deleteSessions, { method: 'DELETE', headers: { ...cookie(token), origin: SITE } });
  expect((await ask()).body.data).toEqual({ ended: 1 });
  expect((await ask()).body.data).toEqual({ ended: 0 });
  expect(await Promise.all([token, other, bystander.token].map(status))).toEqual([200, 401, 200]);
});
