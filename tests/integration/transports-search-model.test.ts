import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeKey } from '@/lib/core/cities/find';
import { db, newId } from '@/lib/core/db';
import { localDay } from '@/lib/core/text/time';
import { etapeRow } from '@/lib/transports/commands/create';
import { draftEtapes, legRows, texteRecherche } from '@/lib/transports/commands/etapes';
import { listTransports } from '@/lib/transports/queries/list';
import { listTransportsSchema } from '@/lib/transports/schema';
import { makeUser } from '../support/factories';

// Searches are compared with what reading all legs of all trips one by one answers: trips that pass the same cities
// again and again, under way or not, partly full, in zones whose days differ.

const VILLES = ['Cherbourg', 'Safi', 'Paris', 'Tunis'];
const HOUR_MS = 3_600_000;
const TRANSPORTS = 160;
const WORDS = ['caravane', 'bateau'];

type Etape = {
  villeCle: string;
  date: Date;
  timezone: string;
  collecte: boolean;
  depot: boolean;
  libre: number;
};
type Known = { id: string; type: string; isVisible: boolean; word: string; etapes: Etape[] };
const world: Known[] = [];

const etapeArbitrary = fc.record({
  ville: fc.nat(VILLES.length - 1),
  collecte: fc.boolean(),
  depot: fc.boolean(),
  /** From the stop before; none at all, too: two stops at one moment. */
  hours: fc.constantFrom(0, 5, 14, 30),
  libre: fc.constantFrom(0, 3, 10, 10, 3.2, 0.4),
});
const transportArbitrary = fc.record({
  /** Before or after now, never at it. */
  halfHours: fc.integer({ min: -80, max: 60 }),
  etapes: fc.array(etapeArbitrary, { minLength: 2, maxLength: 7 }),
  type: fc.constantFrom('Particulier' as const, 'Professionnel' as const),
  word: fc.constantFrom(...WORDS),
  isVisible: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn > 0),
});
type Drawn = typeof transportArbitrary extends fc.Arbitrary<infer T> ? T : never;

async function write(userId: string, drawn: Drawn): Promise<void> {
  // A quarter past the half hours: far from now, whenever now is.
  let at = Math.floor(Date.now() / (HOUR_MS / 2)) * (HOUR_MS / 2) + drawn.halfHours * (HOUR_MS / 2) + 900_000;
  if (Math.abs(at - Date.now()) < 120_000) at += 300_000;
  const apart = drawn.etapes.filter((etape, position) => etape.ville !== drawn.etapes[position - 1]?.ville);
  if (apart.length < 2) return;
  const etapes = draftEtapes(
    apart.map((etape, position) => {
      if (position > 0) at += etape.hours * HOUR_MS;
      const [first, last] = [position === 0, position === apart.length - 1];
      const neither = !etape.collecte && !etape.depot;
      const actions = {
        collecte: first || (!last && (etape.collecte || neither)),
        depot: last || (!first && (etape.depot || neither)),
      };
      return { ville: VILLES[etape.ville] ?? '', date: new Date(at).toISOString(), actions };
    }),
  );
  const id = newId();
  const { type, isVisible, word } = drawn;
  await db.transport.create({
    data: {
      id,
      userId,
      nom: word,
      type,
      poidsMaxGrammes: 10_000,
      isVisible,
      texteRecherche: texteRecherche(word, '', etapes),
      etapes: {
        createMany: {
          data: etapes.map((etape, position) => ({
            ...etapeRow(etape, position, 10_000),
            chargeGrammes:
              position === etapes.length - 1 ? 0 : 10_000 - Math.round((apart[position]?.libre ?? 0) * 1000),
          })),
        },
      },
      legs: { createMany: { data: legRows(etapes, { type, capaciteGrammes: 10_000, listed: isVisible }) } },
    },
    select: { id: true },
  });
  const known = etapes.map(({ villeCle, date, timezone, actions }, position) => ({
    villeCle,
    date,
    timezone,
    ...actions,
    libre: apart[position]?.libre ?? 0,
  }));
  world.push({ id, type, isVisible, word, etapes: known });
}

beforeAll(async () => {
  const carrier = await makeUser();
  for (const drawn of fc.sample(transportArbitrary, { numRuns: TRANSPORTS, seed: 20261122 })) {
    await write(carrier.user.id, drawn);
  }
  expect(world.length).toBeGreaterThan(TRANSPORTS / 2);
}, 60_000);

type Question = {
  villeDepart?: string | undefined;
  villeArrivee?: string | undefined;
  date?: string | undefined;
  poidsMax?: number | undefined;
  type?: 'Particulier' | 'Professionnel' | undefined;
  search?: string | undefined;
};
type Leg = { depart: number; arrivee: number; dateMs: number };

/** All legs of a trip that fit, by brute force. */
function fitting({ etapes }: Known, question: Question, nowMs: number): Leg[] {
  const legs: Leg[] = [];
  for (const [depart, from] of etapes.entries()) {
    for (const [arrivee, to] of etapes.entries()) {
      if (arrivee <= depart || !from.collecte || !to.depot || +from.date <= nowMs) continue;
      if (question.villeDepart && from.villeCle !== placeKey(question.villeDepart)) continue;
      if (question.villeArrivee && to.villeCle !== placeKey(question.villeArrivee)) continue;
      if (question.date && localDay(from.date, from.timezone) !== question.date) continue;
      const libre = Math.min(...etapes.slice(depart, arrivee).map((etape) => etape.libre));
      if (question.poidsMax !== undefined && libre < question.poidsMax) continue;
      legs.push({ depart, arrivee, dateMs: +from.date });
    }
  }
  return legs;
}

/** The first to leave; to the next passage of an asked arrival, else as far as it goes. */
function best(legs: Leg[], nearest: boolean): Leg | undefined {
  return legs.toSorted(
    (a, b) => a.depart - b.depart || (nearest ? a.arrivee - b.arrivee : b.arrivee - a.arrivee),
  )[0];
}

function expected(question: Question, sort: 'date' | 'recent', nowMs: number) {
  const { villeDepart, villeArrivee } = question;
  const found = world.flatMap((transport) => {
    if (!transport.isVisible || (question.type && transport.type !== question.type)) return [];
    if (question.search && transport.word !== question.search) return [];
    const exact = best(fitting(transport, question, nowMs), villeArrivee !== undefined);
    if (exact) return [{ id: transport.id, group: 0, ...exact }];
    if (!villeDepart || !villeArrivee) return [];
    const partial =
      best(fitting(transport, { ...question, villeArrivee: undefined }, nowMs), false) ??
      best(fitting(transport, { ...question, villeDepart: undefined }, nowMs), true);
    return partial ? [{ id: transport.id, group: 1, ...partial }] : [];
  });
  return found.sort((a, b) => {
    const inGroup =
      sort === 'recent' ? (a.id < b.id ? 1 : -1) : a.dateMs - b.dateMs || (a.id < b.id ? -1 : 1);
    return a.group - b.group || inGroup;
  });
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const questionArbitrary = fc.record({
  villeDepart: maybe(fc.constantFrom(...VILLES)),
  villeArrivee: maybe(fc.constantFrom(...VILLES)),
  date: fc.option(
    fc.integer({ min: 0, max: 3 }).map((days) => localDay(new Date(Date.now() + days * 24 * HOUR_MS), 'UTC')),
    { nil: undefined, freq: 1 },
  ),
  poidsMax: fc.option(fc.constantFrom(3, 5, 11, 3.1, 0.4, 0.3), { nil: undefined, freq: 1 }),
  type: fc.option(fc.constantFrom('Particulier' as const, 'Professionnel' as const), {
    nil: undefined,
    freq: 1,
  }),
  search: fc.option(fc.constantFrom(...WORDS), { nil: undefined, freq: 1 }),
});

async function pageOf(question: Question, sort: string, limit: number, cursor?: string) {
  const asked = Object.entries({ ...question, sort, limit, cursor }).filter(
    ([, value]) => value !== undefined,
  );
  return listTransports(listTransportsSchema.parse(Object.fromEntries(asked)));
}

describe('every leg counts', () => {
  it('lists what reading every leg of every trip answers, whatever is asked, in pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        questionArbitrary,
        fc.constantFrom('date' as const, 'recent' as const),
        fc.integer({ min: 1, max: 30 }),
        async (question, sort, limit) => {
          const should = expected(question, sort, Date.now());
          const { meta, items } = await pageOf(question, sort, limit);
          expect(meta).toMatchObject({ total: should.length, totalIsMinimum: false });
          expect(meta.exacts).toBe(should.filter((one) => one.group === 0).length);
          let next = meta.nextCursor;
          while (next !== null) {
            const page = await pageOf(question, sort, limit, next);
            items.push(...page.items);
            next = page.meta.nextCursor;
          }
          expect(items.map(({ _id, route }) => [_id, route.depart, route.arrivee])).toEqual(
            should.map(({ id, depart, arrivee }) => [id, depart, arrivee]),
          );
          for (const [at, { route, etapes, remainingCapacity }] of items.entries()) {
            const parts = etapes.slice(route.depart, route.arrivee).map((etape) => etape.libre);
            expect(remainingCapacity).toBe(Math.min(...parts));
            expect(route.match === 'partiel').toBe(should[at]?.group === 1);
          }
        },
      ),
      { numRuns: 250 },
    );
  }, 120_000);
});
