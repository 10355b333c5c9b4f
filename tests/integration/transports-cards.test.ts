import { beforeAll, describe, expect, test } from 'vitest';
import { GET as getOne } from '@/app/api/transports/[id]/route';
import { GET as getList } from '@/app/api/transports/route';
import { db } from '@/lib/core/db';
import { asVersioned } from '@/lib/core/memory/cache';
import { getTransport } from '@/lib/transports/queries/get';
import { listTransports } from '@/lib/transports/queries/list';
import type { TransportView } from '@/lib/transports/queries/view';
import { listTransportsSchema } from '@/lib/transports/schema';
import { type MadeUser, makeImage, makeReview, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { openHolder, waiting } from '../support/locks';

// Lists keep trips' cards by version. Everything here is written past the commands, as another instance would write it:
// the list must show it at once, as the detail does, which keeps nothing.

let agency: MadeUser;
let id = '';
let etapes: string[] = [];

beforeAll(async () => {
  agency = await makeUser({ userType: 'agency' });
  const published = await makeTransport(agency.actor, {
    villes: ['Sète', 'Nador', 'Oujda'],
    description: 'Zellige',
  });
  id = published._id;
  etapes = published.etapes.map((etape) => etape._id);
});

async function listed(): Promise<TransportView> {
  const { body } = await call(getList, { path: '/api/transports?search=zellige' });
  const [only, ...others] = body.data;
  if (!only || others.length > 0) throw new Error(`${body.data.length} found`);
  return only;
}

async function detail(): Promise<TransportView> {
  return (await call(getOne, { path: `/api/transports/${id}`, params: { id } })).body.data;
}

const changeEtape = (position: number, data: object) =>
  db.etape.update({ where: { id: etapes[position] }, data });
const user = (data: object) => db.user.update({ where: { id: agency.user.id }, data });

const CHANGES: [what: string, change: () => Promise<unknown>][] = [
  [
    'the trip’s own text',
    () => db.transport.update({ where: { id }, data: { description: 'Deux zelliges' } }),
  ],
  ['a stop’s load', () => changeEtape(1, { chargeGrammes: 5_000 })],
  ['another stop’s', () => changeEtape(0, { chargeGrammes: 5_000 })],
  ['a stop’s name', () => changeEtape(1, { ville: 'Nador-Ville' })],
  ['a stop’s date', () => changeEtape(2, { date: new Date(Date.now() + 30 * 86_400_000) })],
  ['a person’s name', () => user({ lastName: 'Nouveau' })],
  [
    'an agency’s name',
    () => db.agencyDetails.update({ where: { userId: agency.user.id }, data: { companyName: 'Autre nom' } }),
  ],
  ['a verified identity', () => user({ identityVerifiedAt: new Date() })],
  ['a face', async () => user({ profileImageId: (await makeImage(agency.user, 'profile')).id })],
  ['that face gone', () => db.image.deleteMany({ where: { ownerId: agency.user.id } })],
  ['a review', async () => makeReview((await makeUser()).user, agency.user, 4)],
  ['that review gone', () => db.review.deleteMany({ where: { userId: agency.user.id } })],
];

test.each(CHANGES)('a kept card shows %s at once', async (_what, change) => {
  const before = await listed();
  expect([before, await detail()]).toEqual([await getTransport(id), before]);
  await change();
  const after = await getTransport(id);
  expect(after).not.toEqual(before);
  expect([await listed(), await detail()]).toEqual([after, after]);
});

test('the page and the API show the same trips', async () => {
  const asked = { villeDepart: 'Nador', villeArrivee: 'Oujda' };
  const page = await listTransports(listTransportsSchema.parse(asked));
  const { body } = await call(getList, { path: `/api/transports?${new URLSearchParams(asked)}` });
  expect(page.items).toHaveLength(1);
  expect(body).toEqual({ status: 'success', data: page.items, meta: page.meta });
  expect(page.items[0]?.route).toMatchObject({ depart: 1, arrivee: 2, match: 'exact' });
});

test('the card of a trip that was hidden or deleted is shown to nobody else', async () => {
  const published = await makeTransport(agency.actor, { villes: ['Sète', 'Nador'], description: 'Tadelakt' });
  const find = () => call(getList, { path: '/api/transports?search=tadelakt' });
  expect((await find()).body.data).toHaveLength(1);
  await db.transport.update({ where: { id: published._id }, data: { isVisible: false } });
  const params = { id: published._id };
  const path = `/api/transports/${published._id}`;
  expect((await call(getOne, { path, params })).status).toBe(404);
  expect((await call(getOne, { path, params, token: agency.token })).body.data.isVisible).toBe(false);
  await db.transport.delete({ where: { id: published._id } });
  expect((await call(getOne, { path, params, token: agency.token })).status).toBe(404);
  expect((await find()).body).toMatchObject({ data: [], meta: { nextCursor: null } });
});

test('a trip that is hidden between the reading of its version and of its card is not shown', async () => {
  const villes = ['Sète', 'Nador'];
  const transports = [
    await makeTransport(agency.actor, { villes, description: 'Moucharabieh' }),
    await makeTransport(agency.actor, { villes, description: 'Moucharabieh' }),
  ];
  const find = () => call(getList, { path: '/api/transports?search=moucharabieh&limit=1' });
  const holder = await openHolder();
  // Cards show pictures, versions do not: whoever reads a card waits here.
  await holder.query('BEGIN; LOCK TABLE images IN ACCESS EXCLUSIVE MODE');
  const asked = transports.map(({ _id }) =>
    call(getOne, { path: `/api/transports/${_id}`, params: { id: _id } }),
  );
  const page = find();
  await waiting(3);
  const legs = { updateMany: { where: {}, data: { listed: false } } };
  const hidden = { isVisible: false, description: 'Pour moi', legs };
  for (const { _id } of transports) await db.transport.update({ where: { id: _id }, data: hidden });
  await holder.query('COMMIT');
  await holder.end();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404]);
  const { body } = await page;
  expect(body.data).toEqual([]);
  expect(body.meta.nextCursor).not.toBeNull();
  expect((await find()).body).toMatchObject({ data: [], meta: { nextCursor: null } });
});

describe('things that are kept by version', () => {
  const kind = 'test things';
  const read: string[][] = [];
  const rows = new Map([
    ['a', '1'],
    ['b', '1'],
  ]);
  const ask = (...ids: string[]) =>
    asVersioned(
      kind,
      ids.map((one) => ({ id: one, version: rows.get(one) ?? '' })),
      async (missing) => {
        read.push(missing);
        return missing.flatMap((one) => {
          const version = rows.get(one);
          return version ? [{ id: one, version, value: `${one}${version}` }] : [];
        });
      },
    );

  test('are read when they are new or have changed, and only then', async () => {
    expect(await ask('a', 'b')).toEqual(
      new Map([
        ['a', 'a1'],
        ['b', 'b1'],
      ]),
    );
    expect(await ask('b', 'a')).toEqual(
      new Map([
        ['b', 'b1'],
        ['a', 'a1'],
      ]),
    );
    rows.set('b', '2');
    expect(await ask('a', 'b')).toEqual(
      new Map([
        ['a', 'a1'],
        ['b', 'b2'],
      ]),
    );
    expect(await ask('a', 'gone')).toEqual(new Map([['a', 'a1']]));
    expect(read).toEqual([['a', 'b'], ['b'], ['gone']]);
  });
});
