import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { placeKey } from '@/lib/core/cities/find';
import { Prisma, rowsOf } from '@/lib/core/db';
import { localDay } from '@/lib/core/text/time';
import { listTransports } from '@/lib/transports/queries/list';
import { listTransportsSchema } from '@/lib/transports/schema';
import { loadTransports } from '@/scripts/bench/load';

// A search by weight is answered by steps, by the next departures and by the index of each; here it is held against the plain
// question, which reads the sections of every part of every trip.

const TRANSPORTS = 1_500;

beforeAll(async () => {
  await loadTransports(process.env.DATABASE_URL ?? '', TRANSPORTS);
}, 120_000);

type Question = {
  poidsMax: number;
  villeDepart?: string | undefined;
  villeArrivee?: string | undefined;
  date?: string | undefined;
  type?: 'Particulier' | 'Professionnel' | undefined;
};

/** The trips with a part that fits, each where the first of these leaves. */
function plainly({ poidsMax, villeDepart, villeArrivee, date, type }: Question, sort: 'date' | 'recent') {
  const grammes = Math.round(poidsMax * 1000);
  const all = [Prisma.sql`l.listed AND l.date_depart > now()`];
  if (villeDepart) all.push(Prisma.sql`l.depart_cle = ${placeKey(villeDepart)}`);
  if (villeArrivee) all.push(Prisma.sql`l.arrivee_cle = ${placeKey(villeArrivee)}`);
  if (date) all.push(Prisma.sql`l.jour_depart = ${date}::date`);
  if (type) all.push(Prisma.sql`l.type = ${type}::type_transport`);
  return rowsOf<{ id: string }>`
    SELECT id FROM (
      SELECT DISTINCT ON (l.transport_id) l.transport_id AS id, l.date_depart FROM legs l
      WHERE ${Prisma.join(all, ' AND ')} AND ${grammes}::int <= (
        SELECT min(e.capacite_grammes - e.charge_grammes) FROM etapes e WHERE e.transport_id = l.transport_id
          AND e.position >= l.depart_position AND e.position < l.arrivee_position)
      ORDER BY l.transport_id, l.depart_position) first
    ORDER BY ${sort === 'date' ? Prisma.sql`date_depart, id` : Prisma.sql`id DESC`}`;
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const question = fc.record({
  poidsMax: fc.oneof(
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 60, max: 3_100 }),
    fc.integer({ min: 1, max: 310_000 }).map((tenths) => tenths / 100),
    fc.constantFrom(0.001, 0.5, 23, 23.001, 22.999, 32, 50, 50.001, 51, 2_999, 3_000, 3_000.001),
  ),
  villeDepart: maybe(fc.constantFrom('Paris', 'Bruxelles', 'Lyon')),
  villeArrivee: maybe(fc.constantFrom('Tanger', 'Alger', 'Casablanca')),
  date: fc.option(
    fc.integer({ min: 1, max: 118 }).map((days) => localDay(new Date(Date.now() + days * 86_400_000), 'UTC')),
    { nil: undefined, freq: 1 },
  ),
  type: fc.option(fc.constantFrom('Particulier' as const, 'Professionnel' as const), {
    nil: undefined,
    freq: 1,
  }),
});

it('finds by weight what reading every section finds, in the same order, with the same number', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom('date' as const, 'recent' as const), async (asked, sort) => {
      const should = (await plainly(asked, sort)).map(({ id }) => id);
      const entries = Object.entries({ ...asked, sort, limit: 40 }).filter(
        ([, value]) => value !== undefined,
      );
      const page = (cursor?: string | null) =>
        listTransports(
          listTransportsSchema.parse(
            Object.fromEntries([...entries, ...(cursor ? [['cursor', cursor]] : [])]),
          ),
        );
      const first = await page();
      expect([first.meta.exacts, first.meta.totalIsMinimum]).toEqual([
        Math.min(should.length, 1_000),
        should.length > 1_000 || first.meta.totalIsMinimum,
      ]);
      const second = first.meta.nextCursor ? await page(first.meta.nextCursor) : { items: [] };
      const shown = [...first.items, ...second.items].filter(({ route }) => route.match !== 'partiel');
      expect(shown.map(({ _id }) => _id)).toEqual(should.slice(0, 80));
    }),
    { numRuns: 120 },
  );
}, 240_000);
