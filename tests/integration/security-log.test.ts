import { afterAll, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { POST as postLogout } from '@/app/api/auth/logout/route';
import { POST as postRegister } from '@/app/api/auth/register/route';
import { DELETE as deleteDemande } from '@/app/api/demandes/[id]/route';
import { GET as listRequests } from '@/app/api/reservations/transport/[transportId]/route';
import { PUT as putPassword } from '@/app/api/users/me/password/route';
import { PATCH as patchMe } from '@/app/api/users/me/route';
import { DELETE as endOthers } from '@/app/api/users/me/sessions/route';
import { closeDatabase } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { bearer, call, data } from '@/tests/support/accounts';
import { makeDemande, makeTransport, makeUser, PASSWORD, registrations } from '@/tests/support/factories';
import { logLinesOf } from '@/tests/support/log-lines';

afterAll(closeDatabase);

const NEW = 'trois-etapes-et-un-thé';
const address = '203.0.113.77';

it('each of these is one structured line, with ids and without personal data', async () => {
  const { user, token } = await makeUser();
  const owner = await makeUser();
  const demande = await makeDemande(owner.user);
  const transport = await makeTransport(owner.actor);
  const input = registrations.particular();
  const headers = bearer(token);
  const next = `nouvelle.${user.id}@exemple.test`;
  const lines = await logLinesOf(async () => {
    await call(postRegister, { body: input, address });
    await call(postLogin, { body: { email: user.email, password: 'pas-le-bon' }, address });
    await call(postLogin, { body: { email: 'personne@exemple.test', password: 'pas-le-bon' }, address });
    const entered = await call(postLogin, { body: { email: user.email, password: PASSWORD }, address });
    const { token: other } = data<{ token: string }>(entered);
    await call(postLogout, { method: 'POST', headers: bearer(other) });
    await call(endOthers, { method: 'DELETE', headers });
    await call(deleteDemande, { method: 'DELETE', params: { id: demande.id }, headers });
    await call(listRequests, { params: { transportId: transport._id }, headers });
    await call(patchMe, { method: 'PATCH', body: { email: next, currentPassword: 'faux' }, headers });
    await call(patchMe, {
      method: 'PATCH',
      body: { email: next, phoneNumber: '+33700000001', currentPassword: PASSWORD },
      headers,
    });
    const change = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
    await call(putPassword, { method: 'PUT', body: change, headers });
    await call(forgot, { body: { email: next }, address });
    await backgroundDone();
  });
  const security = lines.filter((line) => line.security === true);
  expect(security.map(({ event, userId, code }) => [event, userId, code].filter(Boolean))).toEqual([
    ['account.registered', expect.any(String)],
    ['login.failed', user.id],
    ['login.failed'],
    ['login.succeeded', user.id],
    ['session.ended', user.id],
    ['session.ended', user.id],
    ['access.refused', user.id, 'forbidden'],
    ['access.refused', user.id, expect.stringMatching(/forbidden|not_found/)],
    ['password.refused', user.id],
    ['email.asked', user.id],
    ['phone.changed', user.id],
    ['password.changed', user.id],
    ['password.reset_asked'],
  ]);
  const from = security.flatMap((line) => (line.from ? [line.from] : []));
  expect(new Set(from).size).toBe(1);
  const text = JSON.stringify(security);
  for (const secret of [
    address,
    '@',
    'exemple',
    'Salma',
    'Idrissi',
    '33700000001',
    'faux',
    NEW,
    PASSWORD,
    token,
  ]) {
    expect(text).not.toContain(secret);
  }
});

it('a door that closes is told once, however long somebody goes on knocking', async () => {
  const { user } = await makeUser();
  const lines = await logLinesOf(async () => {
    for (let time = 0; time < 20; time++) {
      await call(postLogin, { body: { email: user.email, password: 'pas-le-bon' }, address: '203.0.113.78' });
    }
  });
  const events = lines.map(({ event }) => event);
  expect(events.filter((event) => event === 'login.failed')).toHaveLength(10);
  expect(lines.filter(({ event }) => event === 'door.closed')).toMatchObject([{ door: 'loginAccount' }]);
});
