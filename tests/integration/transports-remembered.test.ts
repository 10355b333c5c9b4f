import { beforeAll, expect, test } from 'vitest';
import { GET } from '@/app/api/transports/route';
import { db } from '@/lib/core/db';
import { deleteTransport } from '@/lib/transports/commands/delete';
import { updateTransport } from '@/lib/transports/commands/update';
import { listPopularRoutes } from '@/lib/transports/queries/listings';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';

let carrier: MadeUser;
beforeAll(async () => {
  carrier = await makeUser();
});

const publish = (days: number) =>
  makeTransport(carrier.actor, {
    villes: ['Lyon', 'Tanger'],
    days,
    poidsMax: 20,
    description: 'Avec caravansérail',
  });

async function found(query = '') {
  const { body } = await call(GET, { path: `/api/transports?search=caravanserail${query}` });
  return { ids: body.data.map((one: { _id: string }) => one._id), data: body.data, meta: body.meta };
}

test('a search that is asked again shows every change of a trip at once', async () => {
  const first = await publish(3);
  expect((await found()).ids).toEqual([first._id]);

  const earlier = await publish(2);
  expect((await found()).ids).toEqual([earlier._id, first._id]);
  expect((await found('&sort=recent')).ids).toEqual([earlier._id, first._id]);

  await updateTransport(carrier.actor, earlier._id, { isVisible: false });
  expect((await found()).ids).toEqual([first._id]);
  await updateTransport(carrier.actor, earlier._id, { isVisible: true, description: 'Sans détour' });
  expect((await found()).ids).toEqual([first._id]);
  await updateTransport(carrier.actor, earlier._id, { description: 'Avec caravansérail' });
  expect((await found()).meta.total).toBe(2);

  await deleteTransport(carrier.actor, earlier._id);
  expect(await found()).toMatchObject({ ids: [first._id], meta: { total: 1, nextCursor: null } });

  const sender = await makeUser();
  await makeReservation(sender.actor, first, { villeDepart: 'Lyon', villeArrivee: 'Tanger', poids: 8 });
  expect((await found()).data[0]?.remainingCapacity).toBe(12);
  await deleteTransport(carrier.actor, (await publish(1))._id);
});

test('what another instance hid is not shown, and what follows takes its place', async () => {
  const transports = [await publish(5), await publish(6), await publish(7)];
  const before = (await found('&limit=2')).ids;
  expect(before).toHaveLength(2);
  // Written past this instance's commands, as another one would.
  const [gone] = before;
  await db.leg.updateMany({ where: { transportId: gone }, data: { listed: false } });

  const { ids, meta } = await found('&limit=2');
  expect(ids).not.toContain(gone);
  expect(ids).toHaveLength(2);
  expect(meta.nextCursor).not.toBeNull();
  expect(meta.total).toBe(transports.length);
});

test('a search by cities that is asked again counts every change of a trip at once', async () => {
  const query = (more = '') =>
    call(GET, { path: `/api/transports?villeDepart=Oran&villeArrivee=Annaba${more}` });
  const counts = async (more = '') => {
    const { meta, data } = (await query(more)).body;
    return { exacts: meta.exacts, total: meta.total, shown: data.length };
  };
  const between = (days: number, poidsMax = 20) =>
    makeTransport(carrier.actor, { villes: ['Oran', 'Annaba'], days, poidsMax });
  const first = await between(2);
  expect(await counts()).toEqual({ exacts: 1, total: 1, shown: 1 });
  const transports = [first, await between(3), await between(4, 5)];
  expect(await counts('&limit=1')).toEqual({ exacts: 3, total: 3, shown: 1 });
  expect(await counts('&limit=2')).toEqual({ exacts: 3, total: 3, shown: 2 });
  expect(await counts('&poidsMax=10')).toEqual({ exacts: 2, total: 2, shown: 2 });

  const sender = await makeUser();
  await makeReservation(sender.actor, first, { villeDepart: 'Oran', villeArrivee: 'Annaba', poids: 15 });
  expect(await counts('&poidsMax=10&limit=1')).toEqual({ exacts: 1, total: 1, shown: 1 });

  await updateTransport(carrier.actor, first._id, { isVisible: false });
  expect(await counts('&limit=1')).toEqual({ exacts: 2, total: 2, shown: 1 });
  // Hidden past this instance's commands: a page that holds all there are counts itself.
  await db.leg.updateMany({ where: { transportId: transports[1]?._id }, data: { listed: false } });
  expect(await counts()).toEqual({ exacts: 1, total: 1, shown: 1 });
  // Counted anew while it is hidden, then shown the same way: never fewer than the page and what follows it.
  await updateTransport(carrier.actor, first._id, { isVisible: false });
  expect(await counts('&limit=1')).toEqual({ exacts: 1, total: 1, shown: 1 });
  await db.leg.updateMany({ where: { transportId: transports[1]?._id }, data: { listed: true } });
  expect(await counts('&limit=1')).toEqual({ exacts: 2, total: 2, shown: 1 });
});

test('popular routes count no trip that was hidden or deleted just now', async () => {
  const counted = async () =>
    (await listPopularRoutes(10)).find(({ from, to }) => from.name === 'Nantes' && to.name === 'Agadir')
      ?.count;
  const transports = [];
  for (const days of [3, 4]) {
    transports.push(await makeTransport(carrier.actor, { villes: ['Nantes', 'Agadir'], days }));
    expect(await counted()).toBe(transports.length);
  }
  const [one, other] = transports;
  await updateTransport(carrier.actor, one?._id ?? '', { isVisible: false });
  expect(await counted()).toBe(1);
  await deleteTransport(carrier.actor, other?._id ?? '');
  expect(await counted()).toBeUndefined();
});
