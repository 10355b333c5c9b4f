import { expect, test } from 'vitest';
import { tellOf } from '@/lib/alertes/commands/match';
import { toldEnough } from '@/lib/alertes/queries/fits';
import { db, Prisma } from '@/lib/core/db';
import { makeDemande, makeProduit, makeTransport, makeUser } from '../support/factories';

const carriers = async (number: number) =>
  (await Promise.all(Array.from({ length: number }, () => makeUser()))).map(({ actor }) => actor);

/** Publishes a trip to a place and tells of it. */
async function publish(actor: Awaited<ReturnType<typeof carriers>>[number], ville: string) {
  const { _id } = await makeTransport(actor, { villes: ['Lille', ville] });
  expect(await tellOf('transport', _id)).toBe(1);
}

/** What a person was told of at once, what stands under the bell, and what waits for the morning. */
async function countsOf(userId: string) {
  const atOnce = await db.alerteDite.count({ where: { userId, diteLe: { not: null } } });
  expect(await db.notification.count({ where: { userId, kind: 'alerte' } })).toBe(atOnce);
  return { atOnce, waits: await db.alerteDite.count({ where: { userId, diteLe: null } }) };
}

test('one owner is told of at once twice a day, whatever they publish; the rest waits for the morning', async () => {
  const [needy, [flooder, other]] = [await makeUser(), await carriers(2)];
  if (!flooder || !other) throw new Error('they are there');
  await makeDemande(needy.actor, { lieuLivraison: 'Fès' });
  for (let trips = 0; trips < 4; trips++) await publish(flooder, 'Fès');
  expect(await countsOf(needy.user.id)).toEqual({ atOnce: 2, waits: 2 });
  await publish(other, 'Fès');
  expect(await countsOf(needy.user.id)).toEqual({ atOnce: 3, waits: 2 });
});

test('a person is told at once five times a day, and again when a day has passed; a morning does not count', async () => {
  const [{ user, actor }, all] = [await makeUser(), await carriers(7)];
  await makeDemande(actor, { lieuLivraison: 'Oujda' });
  const createdAt = new Date(Date.now() - 3_600_000);
  const found = await Promise.all(all.map((one) => makeProduit(one)));
  await db.alerteDite.createMany({
    data: found.map(({ id }) => ({
      userId: user.id,
      choseId: id,
      genre: 'produit',
      raison: 'recherche',
      createdAt,
      diteLe: new Date(),
    })),
  });
  for (const one of all.slice(0, 6)) await publish(one, 'Oujda');
  const told = async () => {
    const where = { userId: user.id, kind: 'alerte' };
    return [
      await db.notification.count({ where }),
      await db.alerteDite.count({ where: { userId: user.id } }),
    ];
  };
  expect(await told()).toEqual([5, all.length + 6]);
  await db.$executeRaw`UPDATE alertes_dites SET created_at = created_at - interval '25 hours', dite_le = dite_le - interval '25 hours'
    WHERE user_id = ${user.id}::uuid`;
  for (const one of all.slice(6)) await publish(one, 'Oujda');
  expect(await told()).toEqual([6, all.length + 7]);
});

test('what a person was told of for years is not looked through', async () => {
  const [{ user }, { actor: owner }] = [await makeUser(), await makeUser()];
  await db.$executeRaw`INSERT INTO alertes_dites (user_id, chose_id, genre, raison, created_at, dite_le)
    SELECT ${user.id}::uuid, gen_random_uuid(), 'transport', 'besoin', at, at
    FROM generate_series(1, 20000) n, LATERAL (SELECT now() - n * interval '1 hour' AS at) x`;
  await db.$executeRaw`ANALYZE alertes_dites`;
  const rows = await db.$queryRaw<Record<string, string>[]>`
    EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) SELECT ${toldEnough(Prisma.sql`u.id`, owner.id)} FROM users u WHERE u.id = ${user.id}::uuid`;
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('alertes_dites_aussitot');
  expect(plan).not.toMatch(/Seq Scan on (alertes_dites|transports|demandes|produits)\b/);
});
