import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReservation } from '@/lib/reservations/commands/create';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { updateTransport } from '@/lib/transports/commands/update';
import { makeTransport, makeUser } from '../support/factories';
import { loads } from '../support/loads';
import { holdRow, openHolder, waiting } from '../support/locks';

// Two connections that hold rows, so that each command stops exactly where the test wants it to.
let first: pg.Client;
let second: pg.Client;
beforeEach(async () => {
  [first, second] = [await openHolder(), await openHolder()];
});
afterEach(() => Promise.all([first.end(), second.end()]));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const etape = (ville: string, hours: number, collecte: boolean, depot: boolean) => ({
  ville,
  date: inHours(hours),
  actions: { collecte, depot },
});

const ends = () => [etape('Lyon', 12, true, false), etape('Tanger', 20, false, true)] as const;

/**
 * A trip with the given stops between Lyon and Tanger, a way to reserve up to Tanger, and a first reservation. Each is
 * somebody's own: one person's requests take turns before they come to the stops.
 */
async function bookedTransport(between: ReturnType<typeof etape>[]) {
  const carrier = await makeUser();
  const sender = await makeUser();
  const [lyon, tanger] = ends();
  const transport = await makeTransport(carrier.actor, { poidsMax: 20, etapes: [lyon, ...between, tanger] });
  const others = [await makeUser(), await makeUser()];
  const book = (
    villeDepart: string,
    poids: number,
    who = others.pop() ?? sender,
    reserve = createReservation,
  ) =>
    reserve(who.actor, {
      transportId: transport._id,
      villeDepart,
      villeArrivee: 'Tanger',
      poids,
      prix: 10,
      description: 'Colis',
    });
  const edit = (etapes: ReturnType<typeof etape>[]) =>
    updateTransport(carrier.actor, transport._id, { etapes: [lyon, ...etapes, tanger] });
  return { id: transport._id, sender, others, book, edit, booked: await book('Lyon', 8, sender) };
}

/** Reserves as another process does, which takes no turns with this one. */
async function elsewhere(): Promise<typeof createReservation> {
  vi.resetModules();
  return (await import('@/lib/reservations/commands/create')).createReservation;
}

test('a cancellation that waited for an edit and a reservation on its new stop', async () => {
  const marseille = etape('Marseille', 16, true, true);
  const transport = await bookedTransport([marseille]);

  await first.query('BEGIN');
  await holdRow(first, 'reservations', transport.booked._id);
  const edit = transport.edit([etape('Valence', 14, true, true), marseille]);
  await waiting(1);
  await second.query('BEGIN');
  const queued = holdRow(second, 'reservations', transport.booked._id);
  const cancel = cancelReservation(transport.sender.actor, transport.booked._id);
  await waiting(3);
  await first.query('COMMIT');
  await Promise.all([edit, queued]);

  // The cancellation has the stops and waits for its reservation.
  await waiting(1);
  const other = transport.book('Valence', 5);
  await waiting(2);
  await second.query('COMMIT');

  await Promise.all([cancel, other]);
  expect(await loads(transport.id)).toEqual([0, 5_000, 5_000, 0]);
});

test('two reservations, one of which waited while an edit swapped the stops', async () => {
  const transport = await bookedTransport([
    etape('Marseille', 14, true, true),
    etape('Barcelone', 16, true, true),
  ]);

  // The edit by hand, Lyon's part of it last. All that wait for a commit wake at once: had the reservation waited for the
  // whole of it, it might be in Marseille before `second`.
  const part = (client: pg.Client, change: string, where: string) =>
    client.query(`UPDATE etapes SET ${change} WHERE transport_id = $1 AND ${where}`, [transport.id]);
  await first.query('BEGIN');
  await part(first, 'revision = revision + 1', `ville = 'Lyon'`);
  const early = transport.book('Lyon', 5);
  await waiting(1);
  await part(second, 'revision = revision + 1, position = -position', `ville <> 'Lyon'`);
  await part(second, `date = date + interval '2 hours', position = 2`, `ville = 'Marseille'`);
  await part(second, `date = date - interval '2 hours', position = 1`, `ville = 'Barcelone'`);
  await part(second, 'position = 3', `ville = 'Tanger'`);
  await second.query('BEGIN');
  await part(second, 'revision = revision', `ville = 'Marseille'`);
  await first.query('COMMIT');

  await waiting(1);
  const late = transport.book('Barcelone', 4, transport.others.pop(), await elsewhere());
  await waiting(2);
  await second.query('COMMIT');

  await Promise.all([early, late]);
  expect(await loads(transport.id)).toEqual([13_000, 17_000, 17_000, 0]);
});

test('a reservation that waited for the cancellation that makes room for it', async () => {
  const transport = await bookedTransport([]);
  await transport.book('Lyon', 12);

  await first.query('BEGIN');
  await holdRow(first, 'reservations', transport.booked._id);
  const cancel = cancelReservation(transport.sender.actor, transport.booked._id);
  await waiting(1);
  const other = transport.book('Lyon', 8);
  await waiting(2);
  await first.query('COMMIT');

  await Promise.all([cancel, other]);
  expect(await loads(transport.id)).toEqual([20_000, 0]);
});
