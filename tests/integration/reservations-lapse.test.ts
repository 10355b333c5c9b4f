import { beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { answerReservation, cancelReservation } from '@/lib/reservations/commands/move';
import { lapseReservations, refuseRequests } from '@/lib/reservations/commands/waiting';
import { getReservation } from '@/lib/reservations/queries';
import { updateTransport } from '@/lib/transports/commands/update';
import {
  inDays,
  type MadeUser,
  makeReservation,
  makeTransport,
  makeUser,
  moveInTime,
} from '../support/factories';
import { loads } from '../support/loads';
import { expectSoundTransports } from '../support/transport-invariants';

const HOUR_MS = 3_600_000;

let carrier: MadeUser;
let sender: MadeUser;
beforeAll(async () => {
  carrier = await makeUser();
  sender = await makeUser();
});

const age = (id: string, hours: number) =>
  db.reservation.update({ where: { id }, data: { createdAt: new Date(Date.now() - hours * HOUR_MS) } });

test('a request that nobody answers lapses after 72 hours, with a word, and frees its kilograms once', async () => {
  const transport = await makeTransport(carrier.actor);
  const [fresh, old] = [
    await makeReservation(sender.actor, transport, { poids: 3 }),
    await makeReservation(sender.actor, transport, { poids: 8 }),
  ];
  await age(fresh._id, 71.9);
  await age(old._id, 72.1);
  expect(await lapseReservations()).toBe(1);
  expect(await lapseReservations()).toBe(0);
  expect(await getReservation(sender.actor, old._id)).toMatchObject({
    status: 'annulee',
    statutPar: 'delai',
    statutLe: expect.any(String),
    commentaire: 'Restée sans réponse pendant 72\u00a0heures, cette demande a été annulée automatiquement.',
  });
  expect((await getReservation(sender.actor, fresh._id)).status).toBe('en_attente');
  expect(await loads(transport._id)).toEqual([3_000, 3_000, 0]);
});

test('it lapses at the departure of its own leg; what was confirmed stays', async () => {
  const transport = await makeTransport(carrier.actor, { villes: ['Lyon', 'Marseille', 'Tanger'], days: 1 });
  const whole = await makeReservation(sender.actor, transport, { poids: 4 });
  const later = await makeReservation(sender.actor, transport, { poids: 2, villeDepart: 'Marseille' });
  const agreed = await makeReservation(sender.actor, transport, { poids: 1, status: 'confirmee' });
  await moveInTime(transport._id, -25 * HOUR_MS);
  expect(await lapseReservations()).toBe(1);
  const views = await Promise.all([whole, later, agreed].map((one) => getReservation(sender.actor, one._id)));
  expect(views.map(({ status, commentaire }) => [status, commentaire])).toEqual([
    ['annulee', 'Restée sans réponse jusqu’au départ, cette demande a été annulée automatiquement.'],
    ['en_attente', null],
    ['confirmee', null],
  ]);
  expect(await loads(transport._id)).toEqual([1_000, 3_000, 0]);
});

test('answers, cancellations, refusals and lapses at the same instant: each request ends once', async () => {
  const transport = await makeTransport(carrier.actor, { poidsMax: 500, days: 0.5 });
  const people = await Promise.all(Array.from({ length: 4 }, () => makeUser()));
  const made = [];
  for (let nth = 0; nth < 32; nth++) {
    const who = people[nth % 4] as MadeUser;
    const { _id } = await makeReservation(who.actor, transport, { poids: 1 + (nth % 7) });
    await age(_id, 80);
    made.push({ who, id: _id });
  }
  const ends = await Promise.allSettled([
    ...made.slice(0, 10).map(({ id }) => answerReservation(carrier.actor, id, { status: 'confirmee' })),
    lapseReservations(),
    ...made.slice(10, 18).map(({ who, id }) => cancelReservation(who.actor, id)),
    lapseReservations(),
    refuseRequests(carrier.actor, transport._id, { userId: people[3]?.user.id ?? '' }),
    ...made.slice(18, 24).map(({ id }) => answerReservation(carrier.actor, id, { status: 'refusee' })),
    lapseReservations(),
  ]);
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'conflict' });
  expect(await db.reservation.count({ where: { transportId: transport._id, status: 'en_attente' } })).toBe(0);
  await expectSoundTransports();
});

test('an edit that moves the departure away keeps a request that was about to lapse', async () => {
  const transport = await makeTransport(carrier.actor, { villes: ['Lyon', 'Tanger'], days: 1 });
  const request = await makeReservation(sender.actor, transport);
  await moveInTime(transport._id, -23.99 * HOUR_MS);
  await updateTransport(carrier.actor, transport._id, {
    dateDepart: inDays(0.4).toISOString(),
    dateArrivee: inDays(0.8).toISOString(),
  });
  expect(await lapseReservations()).toBe(0);
  expect((await getReservation(sender.actor, request._id)).status).toBe('en_attente');
});
