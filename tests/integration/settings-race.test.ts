import type pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as postLogin } from '@/app/api/auth/login/route';
import { PATCH as patchMe } from '@/app/api/users/me/route';
import { closeDatabase, db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { bearer, call } from '@/tests/support/accounts';
import { makeUser, PASSWORD } from '@/tests/support/factories';
import { holdRow, openHolder, waiting } from '@/tests/support/locks';
import { mailsTo } from '@/tests/support/mails';

let holder: pg.Client;
beforeEach(async () => {
  holder = await openHolder();
  await holder.query('BEGIN');
});
afterEach(() => holder.end());
afterAll(closeDatabase);

it('a login on its way with the old password opens nothing once there is a new one', async () => {
  const { user } = await makeUser();
  const before = await db.session.count({ where: { userId: user.id } });
  await holdRow(holder, 'users', user.id);
  const login = call(postLogin, { body: { email: user.email, password: PASSWORD } });
  await waiting(1);
  await holder.query(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [user.id]);
  await holder.query('COMMIT');
  expect((await login).status).toBe(401);
  expect(await db.session.count({ where: { userId: user.id } })).toBe(before);
});

it('a link that was on its way to the former e-mail is neither made nor sent', async () => {
  const { user } = await makeUser();
  await holdRow(holder, 'users', user.id);
  await call(forgot, { body: { email: user.email } });
  await waiting(1);
  await holder.query(`UPDATE users SET email = 'autre.' || email WHERE id = $1`, [user.id]);
  await holder.query('COMMIT');
  await backgroundDone();
  expect(mailsTo(user.email)).toEqual([]);
  expect(await db.accountToken.count({ where: { userId: user.id } })).toBe(0);
});

it('nobody takes the name of an account that has ended, half by half, also at once', async () => {
  const { user, token } = await makeUser({ lastName: 'Benali' });
  const rename = (body: object) => call(patchMe, { method: 'PATCH', headers: bearer(token), body });
  await holdRow(holder, 'users', user.id);
  const second = rename({ lastName: 'Supprimé' });
  await waiting(1);
  await holder.query(`UPDATE users SET first_name = 'Compte' WHERE id = $1`, [user.id]);
  await holder.query('COMMIT');
  const refused = { status: 422, body: { fields: { lastName: expect.stringContaining('compte supprimé') } } };
  expect(await second).toMatchObject(refused);
  expect(await rename({ lastName: 'supprime' })).toMatchObject(refused);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    firstName: 'Compte',
    lastName: 'Benali',
  });
  expect((await rename({ lastName: 'Alami' })).status).toBe(200);
});
