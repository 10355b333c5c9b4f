import { beforeAll, describe, expect, test } from 'vitest';
import { PATCH as CANCEL } from '@/app/api/reservations/[id]/cancel/route';
import { PATCH as ANSWER } from '@/app/api/reservations/[id]/status/route';
import { POST } from '@/app/api/reservations/route';
import { GET as OF_TRANSPORT } from '@/app/api/reservations/transport/[transportId]/route';
import { GET as OF_USER } from '@/app/api/reservations/user/route';
import { localDay } from '@/lib/core/text/time';
import { updateTransport } from '@/lib/transports/commands/update';
import type { TransportView } from '@/lib/transports/queries/view';
import {
  inDays,
  type MadeUser,
  makeReservation,
  makeTransport,
  makeUser,
  moveInTime,
} from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';

let carrier: MadeUser;
let sender: MadeUser;
let stranger: MadeUser;
beforeAll(async () => {
  carrier = await makeUser();
  sender = await makeUser();
  stranger = await makeUser();
});

const payload = (transport: TransportView, more: object = {}) => ({
  transportId: transport._id,
  villeDepart: transport.villeDepart,
  villeArrivee: transport.villeArrivee,
  dateDepart: transport.dateDepart,
  dateArrivee: transport.dateArrivee,
  poids: 8,
  prix: 60,
  description: 'Deux cartons de vêtements d’enfant',
  ...more,
});
const reserve = (body: object, token: string | undefined = sender.token) => call(POST, { token, body });
const answer = (id: string, body: object, token = carrier.token) =>
  call(ANSWER, { method: 'PATCH', token, body, params: { id } });
const cancel = (id: string, token = sender.token) => call(CANCEL, { method: 'PATCH', token, params: { id } });

describe('POST /reservations', () => {
  test('holds the weight on the leg’s sections and answers the reservation', async () => {
    const transport = await makeTransport(carrier.actor, { villes: ['Lyon', 'Marseille', 'Tanger'] });
    const { status, body } = await reserve(
      payload(transport, { villeArrivee: 'marseille', dateArrivee: transport.etapes[1]?.date }),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      transportId: { _id: transport._id, nom: transport.nom, isVisible: true },
      userId: { _id: sender.user.id },
      villeDepart: 'Lyon',
      villeArrivee: 'Marseille',
      dateDepart: transport.dateDepart,
      poids: 8,
      prix: 60,
      status: 'en_attente',
      commentaire: null,
    });
    expect(await loads(transport._id)).toEqual([8000, 0, 0]);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  test('reads dates without an offset in their stops’ own zones', async () => {
    // Half past midnight in Lyon is still the day before in UTC.
    const day = localDay(inDays(12), 'Europe/Paris');
    const transport = await makeTransport(carrier.actor, {
      etapes: [
        { ville: 'Lyon', date: `${day}T00:30`, actions: { collecte: true, depot: false } },
        { ville: 'Dakar', date: `${day}T23:30`, actions: { collecte: false, depot: true } },
      ],
    });
    for (const dates of [
      { dateDepart: day, dateArrivee: day },
      { dateDepart: `${day}T00:30`, dateArrivee: `${day}T23:30` },
      // As a trip that was published with seconds.
      { dateDepart: `${day}T00:30:45`, dateArrivee: `${day}T23:30:59` },
    ]) {
      expect((await reserve(payload(transport, { ...dates, poids: 1 }))).status).toBe(201);
    }
    const wrong = await reserve(payload(transport, { dateDepart: `${day}T01:30` }));
    expect(wrong.body.message).toMatch(/^Les dates de ce trajet viennent de changer/);
    expect((await reserve(payload(transport, { dateDepart: '1' }))).body.fields).toHaveProperty('dateDepart');
    const nowhere = await reserve(payload(transport, { dateArrivee: '2026-02-30' }));
    expect([nowhere.status, nowhere.body.fields]).toEqual([422, { dateArrivee: 'Cette date n’existe pas.' }]);
  });

  test('refuses with the right words', async () => {
    const transport = await makeTransport(carrier.actor, { poidsMax: 10 });
    const cases: [object, number, string, RegExp][] = [
      [
        { villeDepart: 'Tanger', villeArrivee: 'Lyon' },
        422,
        'villeArrivee',
        /^Veuillez sélectionner un trajet valide$/,
      ],
      [{ villeDepart: 'Paris' }, 422, 'villeArrivee', /^Veuillez sélectionner un trajet valide$/],
      [{ poids: 0 }, 422, 'poids', /supérieur à 0/],
      [{ poids: 11 }, 422, 'poids', /10\s?kg au plus/],
      [{ prix: 0.5 }, 422, 'prix', /au moins 1/],
      [{ description: '  ' }, 422, 'description', /Décrivez/],
    ];
    for (const [change, status, field, message] of cases) {
      const result = await reserve(payload(transport, change));
      expect([change, result.status]).toEqual([change, status]);
      expect(result.body.fields[field]).toMatch(message);
    }
    expect(await loads(transport._id)).toEqual([0, 0, 0]);
  });

  test('says how much is left', async () => {
    const transport = await makeTransport(carrier.actor, { poidsMax: 10 });
    await makeReservation(stranger.actor, transport, { poids: 5 });
    const { status, body } = await reserve(payload(transport, { poids: 6 }));
    expect([status, body.code]).toEqual([409, 'capacity_exceeded']);
    expect(body.fields.poids).toMatch(/^Il ne reste que 5\s?kg entre Lyon et Tanger\./);
  });

  test('is not for visitors, the owner, hidden trips, trips that left, or dates that changed', async () => {
    const transport = await makeTransport(carrier.actor);
    expect((await call(POST, { body: payload(transport) })).status).toBe(401);
    expect((await reserve(payload(transport), carrier.token)).status).toBe(403);
    const gone = await makeTransport(carrier.actor, { days: -1 });
    expect((await reserve(payload(gone))).status).toBe(409);
    const dates = await reserve(payload(transport, { dateDepart: '2031-01-01T00:00:00Z' }));
    expect([dates.status, dates.body.message]).toEqual([409, expect.stringContaining('dates')]);
    await updateTransport(carrier.actor, transport._id, { isVisible: false });
    expect((await reserve(payload(transport))).status).toBe(404);
  });

  test('a double click with one Idempotency-Key reserves once', async () => {
    const transport = await makeTransport(carrier.actor);
    const send = () =>
      call(POST, {
        token: sender.token,
        body: payload(transport),
        headers: { 'idempotency-key': `k-${transport._id}` },
      });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.filter((one) => one.status === 201).length).toBeGreaterThan(0);
    expect((await send()).status).toBe(201);
    expect(await loads(transport._id)).toEqual([8000, 8000, 0]);
  });
});

describe('the carrier’s answer', () => {
  test('confirms or refuses a pending request once, with a comment; a refusal gives the weight back', async () => {
    const transport = await makeTransport(carrier.actor);
    const [one, two] = [
      await makeReservation(sender.actor, transport),
      await makeReservation(sender.actor, transport),
    ];
    const confirmed = await answer(one._id, { status: 'confirmee', commentaire: 'À 6 h devant la gare' });
    expect(confirmed.body.data).toMatchObject({ status: 'confirmee', commentaire: 'À 6 h devant la gare' });
    expect((await answer(two._id, { status: 'refusee' })).status).toBe(200);
    expect(await loads(transport._id)).toEqual([5000, 5000, 0]);
    const late = await answer(two._id, { status: 'confirmee' });
    expect([late.status, late.body.message]).toEqual([409, 'Cette réservation est déjà refusée.']);
  });

  test('is his alone', async () => {
    const reservation = await makeReservation(sender.actor, await makeTransport(carrier.actor));
    for (const token of [sender.token, stranger.token]) {
      expect((await answer(reservation._id, { status: 'confirmee' }, token)).status).toBe(404);
    }
    expect((await answer(reservation._id, { status: 'annulee' })).status).toBe(422);
  });

  test('of many at once, exactly one wins', async () => {
    const transport = await makeTransport(carrier.actor);
    const reservation = await makeReservation(sender.actor, transport);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        answer(reservation._id, { status: at % 2 ? 'confirmee' : 'refusee' }),
      ),
    );
    expect(all.filter((one) => one.status === 200)).toHaveLength(1);
    expect(all.filter((one) => one.status === 409)).toHaveLength(19);
    expect([0, 5000]).toContain((await loads(transport._id))[0]);
  });
});

describe('cancelling', () => {
  test('follows the default rule: from 24 hours before departure on, pending or confirmed, once', async () => {
    const transport = await makeTransport(carrier.actor);
    const reservation = await makeReservation(sender.actor, transport, { status: 'confirmee' });
    expect(reservation.cancellable).toBe(false);
    const early = await cancel(reservation._id);
    expect([early.status, early.body.message]).toEqual([
      409,
      expect.stringContaining('24\u00a0h avant le départ'),
    ]);
    await moveInTime(transport._id, -4.5 * 86_400_000);
    const done = await cancel(reservation._id);
    expect([done.status, done.body.data.status]).toEqual([200, 'annulee']);
    expect(await loads(transport._id)).toEqual([0, 0, 0]);
    expect((await cancel(reservation._id)).status).toBe(409);
  });

  test('is the requester’s alone', async () => {
    const transport = await makeTransport(carrier.actor, { days: 0.5 });
    const reservation = await makeReservation(sender.actor, transport);
    expect((await cancel(reservation._id, carrier.token)).status).toBe(409);
    expect((await cancel(reservation._id, stranger.token)).status).toBe(404);
    const twice = await Promise.all([
      cancel(reservation._id),
      cancel(reservation._id),
      cancel(reservation._id),
    ]);
    expect(twice.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    expect(await loads(transport._id)).toEqual([0, 0, 0]);
  });
});

describe('lists', () => {
  test('each sees their own: the requester his, the owner those of his trip, nobody else any', async () => {
    const transport = await makeTransport(carrier.actor);
    const person = await makeUser();
    const made = [];
    for (let at = 0; at < 3; at++)
      made.unshift((await makeReservation(person.actor, transport, { poids: 1 }))._id);
    const own = await call(OF_USER, { token: person.token });
    expect(own.body.data.map((one: { _id: string }) => one._id)).toEqual(made);
    const page = await call(OF_USER, { token: person.token, path: '/api/reservations/user?limit=2' });
    const next = await call(OF_USER, {
      token: person.token,
      path: `/api/reservations/user?limit=2&cursor=${page.body.meta.nextCursor}`,
    });
    expect([...page.body.data, ...next.body.data].map((one) => one._id)).toEqual(made);
    const params = { transportId: transport._id };
    const ofTransport = await call(OF_TRANSPORT, { token: carrier.token, params });
    expect(ofTransport.body.data.map((one: { _id: string }) => one._id)).toEqual(made);
    expect((await call(OF_TRANSPORT, { token: person.token, params })).status).toBe(404);
    expect((await call(OF_TRANSPORT, { params })).status).toBe(401);
    expect((await call(OF_USER, {})).status).toBe(401);
  });

  test('the requester learns that the carrier has hidden the trip, whose page is gone for him', async () => {
    const transport = await makeTransport(carrier.actor);
    const person = await makeUser();
    await makeReservation(person.actor, transport);
    await updateTransport(carrier.actor, transport._id, { isVisible: false });
    const own = await call(OF_USER, { token: person.token });
    expect(own.body.data[0]?.transportId).toEqual({
      _id: transport._id,
      nom: transport.nom,
      isVisible: false,
    });
  });
});
