import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import { createReservation } from '@/lib/reservations/commands/create';
import { answerReservation, cancelReservation } from '@/lib/reservations/commands/move';
import { lapseReservations } from '@/lib/reservations/commands/waiting';
import { MOST_RESERVATIONS } from '@/lib/reservations/rules';
import { updateTransport } from '@/lib/transports/commands/update';
import type { EtapeInput } from '@/lib/transports/schema';
import { type MadeUser, makeTransport, makeUser } from '../support/factories';
import { expectSoundTransports } from '../support/transport-invariants';

// The brute-force model: stops by name in order, and the list of reservations. Nothing is kept as a sum.
type Booked = { id: string; depart: string; arrivee: string; kg: number; alive: boolean; pending: boolean };
type Model = { villes: string[]; capacity: number; visible: boolean; booked: Booked[] };

const AT_ONCE = 10;

afterAll(expectSoundTransports);
const START = ['Lyon', 'Marseille', 'Algésiras', 'Tanger'];
const ALL = ['Lyon', 'Valence', 'Marseille', 'Barcelone', 'Murcie', 'Algésiras', 'Tanger'];

const op = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('reserve' as const),
      from: fc.nat(6),
      to: fc.nat(6),
      kg: fc.integer({ min: 1, max: 15 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('confirm' as const, 'refuse' as const, 'cancel' as const, 'lapse' as const),
      which: fc.nat(30),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('stops' as const),
      keep: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('capacity' as const), kg: fc.integer({ min: 5, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('visible' as const), visible: fc.boolean() }) },
);
type Op = typeof op extends fc.Arbitrary<infer T> ? T : never;

function loadsOf(model: Model): number[] {
  return model.villes.map((_, section) =>
    model.booked
      .filter((one) => one.alive)
      .filter(
        (one) => model.villes.indexOf(one.depart) <= section && section < model.villes.indexOf(one.arrivee),
      )
      .reduce((sum, one) => sum + one.kg, 0),
  );
}

/** Applies an operation to the model; says whether it must succeed. */
function expected(model: Model, action: Op): boolean {
  if (action.kind === 'reserve') {
    const [from, to] = [ALL[action.from] ?? '', ALL[action.to] ?? ''];
    const [depart, arrivee] = [model.villes.indexOf(from), model.villes.indexOf(to)];
    if (!model.visible || depart < 0 || arrivee <= depart) return false;
    if (model.booked.filter((one) => one.alive).length >= MOST_RESERVATIONS.livingOnTransport) return false;
    const fits = loadsOf(model)
      .slice(depart, arrivee)
      .every((load) => load + action.kg <= model.capacity);
    if (fits)
      model.booked.push({ id: '', depart: from, arrivee: to, kg: action.kg, alive: true, pending: true });
    return fits;
  }
  if (action.kind === 'stops') {
    const next = ALL.filter((ville, at) => ville === 'Lyon' || ville === 'Tanger' || action.keep[at]);
    if (model.booked.some((one) => one.alive && !(next.includes(one.depart) && next.includes(one.arrivee))))
      return false;
    model.villes = next;
    return true;
  }
  if (action.kind === 'capacity') {
    if (Math.max(...loadsOf(model)) > action.kg) return false;
    model.capacity = action.kg;
    return true;
  }
  if (action.kind === 'visible') {
    model.visible = action.visible;
    return true;
  }
  const target = model.booked[action.which % Math.max(1, model.booked.length)];
  if (!target) return false;
  const possible = action.kind === 'cancel' ? target.alive : target.pending;
  if (possible) {
    target.pending = false;
    target.alive = action.kind === 'confirm';
  }
  return possible;
}

let carrier: MadeUser;
let sender: MadeUser;
beforeAll(async () => {
  carrier = await makeUser();
});

const dates = (ville: string) => new Date(Date.now() + (12 + ALL.indexOf(ville)) * 3_600_000).toISOString();

async function perform(transportId: string, ids: string[], action: Op): Promise<string | null> {
  switch (action.kind) {
    case 'reserve': {
      const [villeDepart, villeArrivee] = [ALL[action.from] ?? '', ALL[action.to] ?? ''];
      const made = await createReservation(sender.actor, {
        transportId,
        villeDepart,
        villeArrivee,
        poids: action.kg,
        prix: 10,
        description: 'Colis',
      });
      return made._id;
    }
    case 'stops': {
      const villes = ALL.filter((ville, at) => ville === 'Lyon' || ville === 'Tanger' || action.keep[at]);
      const etapes: EtapeInput[] = villes.map((ville, at) => ({
        ville,
        date: dates(ville),
        actions: { collecte: at < villes.length - 1, depot: at > 0 },
      }));
      await updateTransport(carrier.actor, transportId, { etapes });
      return null;
    }
    case 'capacity':
      await updateTransport(carrier.actor, transportId, { poidsMax: action.kg });
      return null;
    case 'visible':
      await updateTransport(carrier.actor, transportId, { isVisible: action.visible });
      return null;
    case 'lapse': {
      const id = ids[action.which % Math.max(1, ids.length)] ?? transportId;
      await db.$executeRaw`
        UPDATE reservations SET created_at = created_at - interval '3 days' WHERE id = ${id}::uuid AND status = 'en_attente'`;
      if ((await lapseReservations()) === 0) throw new AppError('conflict', () => 'Rien à laisser.');
      return null;
    }
    case 'cancel':
      await cancelReservation(sender.actor, ids[action.which % Math.max(1, ids.length)] ?? transportId);
      return null;
    default:
      await answerReservation(carrier.actor, ids[action.which % Math.max(1, ids.length)] ?? transportId, {
        status: action.kind === 'confirm' ? 'confirmee' : 'refusee',
      });
      return null;
  }
}

/** True or false as the operation was done or properly refused; anything else fails the test. */
async function attempt(
  transportId: string,
  ids: string[],
  action: Op,
): Promise<{ done: boolean; id: string | null }> {
  try {
    return { done: true, id: await perform(transportId, ids, action) };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return { done: false, id: null };
    throw error;
  }
}

/** A trip, and a sender of its own: what one waits for elsewhere counts too. */
async function newTransport(): Promise<string> {
  sender = await makeUser();
  const { _id } = await makeTransport(carrier.actor, {
    poidsMax: 20,
    etapes: START.map((ville, at) => ({
      ville,
      date: dates(ville),
      actions: { collecte: at < 3, depot: at > 0 },
    })),
  });
  return _id;
}

/** Loads are the sums of living reservations, none above its capacity, positions without gaps. */
async function checkRows(transportId: string): Promise<{ villes: string[]; kg: number[] }> {
  const etapes = await db.etape.findMany({ where: { transportId }, orderBy: { position: 'asc' } });
  const alive = await db.reservation.findMany({
    where: { transportId, status: { in: ['en_attente', 'confirmee'] } },
    select: { departEtapeId: true, arriveeEtapeId: true, poidsGrammes: true },
  });
  const place = (id: string | null) => etapes.findIndex((etape) => etape.id === id);
  etapes.forEach((etape, section) => {
    const sum = alive
      .filter((one) => place(one.departEtapeId) <= section && section < place(one.arriveeEtapeId))
      .reduce((total, one) => total + one.poidsGrammes, 0);
    expect(etape.position).toBe(section);
    expect(etape.chargeGrammes).toBe(sum);
    expect(etape.chargeGrammes).toBeLessThanOrEqual(etape.capaciteGrammes);
  });
  for (const one of alive) expect(place(one.departEtapeId)).toBeLessThan(place(one.arriveeEtapeId));
  return {
    villes: etapes.map((etape) => etape.ville),
    kg: etapes.map((etape) => etape.chargeGrammes / 1000),
  };
}

test('one after the other, every operation ends as the model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 5, maxLength: 25 }), async (actions) => {
      const transportId = await newTransport();
      const model: Model = { villes: [...START], capacity: 20, visible: true, booked: [] };
      for (const action of actions) {
        const should = expected(model, action);
        const { done, id } = await attempt(
          transportId,
          model.booked.map((one) => one.id),
          action,
        );
        expect({ action, done }).toEqual({ action, done: should });
        const latest = model.booked.at(-1);
        if (id && latest) latest.id = id;
        expect(await checkRows(transportId)).toEqual({ villes: model.villes, kg: loadsOf(model) });
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 60_000);

test('all at once, no section is ever overbooked and no load drifts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 20, maxLength: 40 }), async (actions) => {
      const transportId = await newTransport();
      const ids: string[] = [];
      for (let start = 0; start < actions.length; start += AT_ONCE) {
        const batch = actions.slice(start, start + AT_ONCE);
        const results = await Promise.all(batch.map((action) => attempt(transportId, [...ids], action)));
        ids.push(...results.flatMap((result) => result.id ?? []));
        await checkRows(transportId);
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 60_000);
