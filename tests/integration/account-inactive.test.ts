import { expect, test } from 'vitest';
import { GET as me } from '@/app/api/users/me/route';
import { db } from '@/lib/core/db';
import { startSession } from '@/lib/core/sessions/session';
import { endInactive } from '@/lib/upkeep/inactive';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { newestMailTo } from '../support/mails';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const rest = ({ user }: MadeUser, usedAt: Date, warnedAt: Date | null = null) =>
  db.accountUse.update({ where: { userId: user.id }, data: { usedAt, warnedAt } });
const endedAt = async ({ user }: MadeUser) =>
  (await db.user.findUniqueOrThrow({ where: { id: user.id } })).deletedAt;

test('an account that rests for three years is told, and ends a month later; one that is used again does not', async () => {
  const [resting, back, young, busy] = [
    await makeUser(),
    await makeUser(),
    await makeUser(),
    await makeUser(),
  ];
  await makeReservation(busy.actor, await makeTransport(young.actor));
  for (const one of [resting, back, busy]) await rest(one, ago(3 * 366 - 20));
  await rest(young, ago(3 * 365 - 40));
  expect(await endInactive()).toEqual({ told: 2, ended: 0 });
  expect(await endInactive()).toEqual({ told: 0, ended: 0 });
  expect(newestMailTo(resting.user.email)).toContain('Dans 30 jours');
  expect(newestMailTo(busy.user.email)).toBeUndefined();

  await rest(resting, ago(3 * 366 + 10), ago(30.1));
  await rest(back, ago(3 * 366 + 10), ago(30.1));
  await rest(busy, ago(3 * 366 + 10), ago(30.1));
  await startSession(back.user.id);
  expect(await endInactive()).toEqual({ told: 0, ended: 1 });
  expect([await endedAt(back), await endedAt(busy)]).toEqual([null, null]);
  expect(await endedAt(resting)).not.toBeNull();
  expect(newestMailTo(resting.user.email)).toBeUndefined();
  expect((await call(me, { token: resting.token })).status).toBe(401);
});
