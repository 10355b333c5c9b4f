import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databasePool, db, newId } from '@/lib/core/db';
import { readBookableTransport } from '@/lib/reservations/commands/bookable';
import type { Asked } from '@/lib/reservations/commands/hold';
import { holdInTurn } from '@/lib/reservations/commands/turns';
import { MOST_RESERVATIONS } from '@/lib/reservations/rules';
import { type MadeUser, makeTransport, makeUser } from '../support/factories';
import { loads } from '../support/loads';
import { openHolder, waiting } from '../support/locks';

// A connection that holds the stops: whoever comes meanwhile goes together in the next turn.
let holder: pg.Client;
beforeEach(async () => {
  holder = await openHolder();
});
afterEach(() => holder.end());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A transport of 10 kg from Lyon over Marseille to Tanger, held by `holder`, and how somebody asks for a part of it. */
async function heldTransport() {
  const carrier = await makeUser();
  const villes = ['Lyon', 'Marseille', 'Tanger'];
  const { _id } = await makeTransport(carrier.actor, {
    poidsMax: 10,
    etapes: villes.map((ville, at) => ({
      ville,
      date: inHours(12 + at),
      actions: { collecte: at < 2, depot: at > 0 },
    })),
  });
  await holder.query('BEGIN');
  await holder.query('SELECT FROM etapes WHERE transport_id = $1 FOR UPDATE', [_id]);
  const asking = async (who: MadeUser, poids: number, [depart, arrivee] = [0, 2]): Promise<Asked> => {
    const id = newId();
    const transport = await readBookableTransport(who.actor, _id);
    const [de = '', vers = ''] = [villes[depart], villes[arrivee]];
    return {
      id,
      actor: who.actor,
      transport,
      leg: { depart, arrivee },
      input: { transportId: _id, villeDepart: de, villeArrivee: vers, poids, prix: 10, description: 'Colis' },
      told: {
        ...{ id, transportId: _id, carrierId: carrier.user.id, requesterId: who.user.id, de, vers },
        ...{ depart: new Date(), fuseau: 'Europe/Paris', poids: poids * 1000, prix: 1000, commentaire: null },
      },
    };
  };
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeUser()));
  return { id: _id, carrier, asking, people };
}

/** What becomes of those who ask at the same moment, once the stops are free: held or not, or what threw. */
async function whatBecomes(asked: Asked[], meanwhile = async () => {}) {
  const all = Promise.allSettled(asked.map(holdInTurn));
  await waiting(1);
  await meanwhile();
  await holder.query('COMMIT');
  return (await all).map((one) => (one.status === 'fulfilled' ? one.value.held : one.reason));
}

const written = (transportId: string) =>
  db.$queryRaw<{ transaction: string; userId: string }[]>`
    SELECT xmin::text AS transaction, user_id AS "userId" FROM reservations WHERE transport_id = ${transportId}::uuid ORDER BY id`;

test('those who wait go together in the next turn, each decided on what those before left', async () => {
  const { id, carrier, asking, people } = await heldTransport();
  const [first, ...others] = await people(6);
  const asked = [
    await asking(first as MadeUser, 1),
    await asking(others[0] as MadeUser, 6, [0, 1]),
    await asking(others[1] as MadeUser, 4),
    await asking(others[2] as MadeUser, 3, [1, 2]),
    await asking(others[3] as MadeUser, 3, [0, 1]),
    await asking(others[4] as MadeUser, 6, [1, 2]),
  ];
  // 10 kg: 1, then 6 up to Marseille; 4 more no longer fit before it; behind it 3 and 6 do; 3 more before it do.
  expect(await whatBecomes(asked)).toEqual([true, true, false, true, true, true]);
  expect(await loads(id)).toEqual([10_000, 10_000, 0]);
  const rows = await written(id);
  expect(rows.map(({ userId }) => userId).sort()).toEqual(
    [0, 1, 3, 4, 5].map((place) => asked[place]?.actor.id).sort(),
  );
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(2);
  // Each is told of, in a thread and under the carrier's bell.
  expect(await db.message.count({ where: { conversation: { transportId: id }, kind: 'evenement' } })).toBe(5);
  expect(await db.notification.count({ where: { userId: carrier.user.id } })).toBe(5);
});

test('what is refused to one of them is nobody else’s', async () => {
  const { id, carrier, asking, people } = await heldTransport();
  const all = await people(4);
  const asked = await Promise.all(all.map((who) => asking(who, 1)));
  const blocked = all[2] as MadeUser;
  await db.block.create({ data: { blockerId: carrier.user.id, blockedId: blocked.user.id } });
  expect(await whatBecomes(asked)).toEqual([true, true, expect.objectContaining({ code: 'RH403' }), true]);
  expect(await loads(id)).toEqual([3_000, 3_000, 0]);
});

test('one person’s requests are decided one on the other', async () => {
  const { id, asking, people } = await heldTransport();
  const [one, other] = (await people(2)) as [MadeUser, MadeUser];
  const most = MOST_RESERVATIONS.livingOnTransport;
  const asked = await Promise.all([
    ...Array.from({ length: most + 2 }, () => asking(one, 0.5)),
    asking(other, 1),
  ]);
  const became = await whatBecomes(asked);
  expect(became.filter(Boolean)).toHaveLength(most + 1);
  expect(became.at(-1)).toBe(true);
  expect(await loads(id)).toEqual([6_000, 6_000, 0]);
});

test('a connection that breaks takes its own with it, and the next turn is taken', async () => {
  const { id, asking, people } = await heldTransport();
  const asked = await Promise.all((await people(4)).map((who) => asking(who, 1)));
  const became = await whatBecomes(asked, () => end('pg_terminate_backend'));
  expect(became).toEqual([expect.objectContaining({ code: '57P01' }), true, true, true]);
  expect(await loads(id)).toEqual([3_000, 3_000, 0]);
});

test('a stranger does not wait for another transport of who goes with them', async () => {
  const elsewhere = await heldTransport();
  const [many, stranger, first] = (await elsewhere.people(3)) as [MadeUser, MadeUser, MadeUser];
  const stuck = holdInTurn(await elsewhere.asking(many, 1));
  await waiting(1);
  const held = holder;
  holder = await openHolder();
  const here = await heldTransport();
  const asked = [await here.asking(first, 1), await here.asking(many, 1), await here.asking(stranger, 1)];
  const [one, blocked, other] = asked.map(holdInTurn);
  await waiting(2);
  await holder.query('COMMIT');
  // Those two have theirs while the transport of another is still held.
  expect(await Promise.all([one, other])).toMatchObject([{ held: true }, { held: true }]);
  await held.query('COMMIT');
  expect(await Promise.all([stuck, blocked])).toMatchObject([{ held: true }, { held: true }]);
  await held.end();
});

test('where no connection is to be had, all who wait are told when the first is', async () => {
  const { asking, people } = await heldTransport();
  const all = await people(3);
  const asked = await Promise.all([...all, ...all].map((who) => asking(who as MadeUser, 1)));
  const pool = databasePool();
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const told: number[] = [];
  const became = await Promise.allSettled(
    asked.map((one) => holdInTurn(one).finally(() => told.push(performance.now()))),
  );
  for (const client of taken) client.release();
  await holder.query('COMMIT');
  expect(new Set(became.map(({ status }) => status))).toEqual(new Set(['rejected']));
  // The wait for a connection is a second and a half; nobody had a second one.
  expect(Math.max(...told) - Math.min(...told)).toBeLessThan(1_000);
});

test('when a statement has run out of time, nobody waits for that long once more', async () => {
  const { id, asking, people } = await heldTransport();
  const asked = await Promise.all((await people(4)).map((who) => asking(who, 1)));
  const became = await whatBecomes(asked, () => end('pg_cancel_backend'));
  const gone = expect.objectContaining({ code: '57014' });
  expect(became).toEqual([gone, gone, gone, gone]);
  expect(await loads(id)).toEqual([0, 0, 0]);
  // And the next one is the first again.
  expect(await holdInTurn(asked[0] as Asked)).toMatchObject({ held: true });
});

async function end(how: 'pg_terminate_backend' | 'pg_cancel_backend'): Promise<void> {
  await db.$queryRawUnsafe(
    `SELECT ${how}(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
}
