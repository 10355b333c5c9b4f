import { beforeAll, describe, expect, test } from 'vitest';
import { DELETE, PUT } from '@/app/api/transports/[id]/route';
import { db } from '@/lib/core/db';
import { type MadeUser, makeEtapes, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';

let owner: MadeUser;
let other: MadeUser;
beforeAll(async () => {
  owner = await makeUser();
  other = await makeUser({ firstName: 'Awa', lastName: 'Diallo' });
});

const put = (id: string, body: unknown, token = owner.token) =>
  call(PUT, { method: 'PUT', token, body, params: { id } });

describe('editing a trip with reservations', () => {
  test('moves a living reservation’s dates with the trip, by twelve hours from what was booked and no more', async () => {
    const transport = await makeTransport(owner.actor);
    const reservation = await makeReservation(other.actor, transport);
    const departure = async () =>
      +(await db.reservation.findUniqueOrThrow({ where: { id: reservation._id } })).dateDepart;
    const booked = await departure();
    const moveBy = (hours: number) =>
      put(transport._id, {
        etapes: transport.etapes.map(({ _id, ville, actions, date }) => ({
          _id,
          ville,
          actions,
          date: new Date(Date.parse(date) + hours * 3_600_000).toISOString(),
        })),
      });
    expect((await moveBy(12)).status).toBe(200);
    expect((await departure()) - booked).toBe(12 * 3_600_000);
    // From the booking on, not from the last move.
    const again = await moveBy(13);
    expect([again.status, again.body.code, Object.keys(again.body.fields)]).toEqual([
      409,
      'conflict',
      ['etapes.0.date'],
    ]);
    expect(again.body.message).toMatch(
      /L’étape Lyon est réservée pour le .*d’annuler et de réserver de nouveau/,
    );
    expect((await moveBy(-12)).status).toBe(200);
    expect((await moveBy(-12.5)).status).toBe(409);
    // Nobody booked the stop between.
    const [first, between, last] = transport.etapes.map(({ _id, ville, actions, date }) => ({
      _id,
      ville,
      actions,
      date,
    }));
    const late = new Date(Date.parse(last?.date ?? '')).toISOString();
    expect((await put(transport._id, { etapes: [first, { ...between, date: late }, last] })).status).toBe(
      200,
    );
    // Once it is over, the trip is free to move.
    await db.reservation.update({ where: { id: reservation._id }, data: { status: 'refusee' } });
    await db.etape.updateMany({ where: { transportId: transport._id }, data: { chargeGrammes: 0 } });
    expect((await moveBy(30)).status).toBe(200);
  });

  test('recognises a booked stop by its place, however it is written, and the right one of two passages', async () => {
    const transport = await makeTransport(owner.actor, { villes: ['Lyon', 'Tanger', 'Casablanca'] });
    await makeReservation(other.actor, transport, { villeArrivee: 'Tanger' });
    const written = (villes: string[]) =>
      transport.etapes.map(({ date, actions }, at) => ({ ville: villes[at], date, actions }));
    const edited = await put(transport._id, { etapes: written(['LYON', 'Tangier', 'Casa']) });
    expect(edited.status).toBe(200);
    expect(edited.body.data.etapes.map((etape: { _id: string }) => etape._id)).toEqual(
      transport.etapes.map((etape) => etape._id),
    );

    const ferry = await makeTransport(owner.actor, { villes: ['Cherbourg', 'Safi', 'Cherbourg', 'Safi'] });
    const dates = { dateDepart: ferry.etapes[2]?.date, dateArrivee: ferry.etapes[3]?.date };
    await makeReservation(other.actor, ferry, { villeDepart: 'Cherbourg', villeArrivee: 'Safi', ...dates });
    const second = ferry.etapes.slice(2).map(({ ville, date }, at) => ({
      ville,
      date,
      actions: { collecte: at === 0, depot: at === 1 },
    }));
    const cut = await put(ferry._id, { etapes: second });
    expect(cut.status).toBe(200);
    expect(cut.body.data.etapes.map((etape: { _id: string }) => etape._id)).toEqual(
      ferry.etapes.slice(2).map((etape) => etape._id),
    );
  });

  test('never breaks what is booked: 409 names the booking', async () => {
    const transport = await makeTransport(owner.actor, { villes: ['Lyon', 'Marseille', 'Tanger'] });
    await makeReservation(other.actor, transport, { villeDepart: 'Marseille', poids: 12 });
    const removed = await put(transport._id, { etapes: makeEtapes(['Lyon', 'Tanger']) });
    expect([removed.status, removed.body.code]).toEqual([409, 'conflict']);
    expect(removed.body.message).toMatch(
      /^L’étape Marseille est réservée\u202f: Awa Diallo, 12\s?kg, Marseille → Tanger/,
    );
    expect(Object.keys(removed.body.fields)).toEqual([`etapes.${transport.etapes[1]?._id}`]);
    const moved = transport.etapes.map(({ _id, date, actions, ville }) => ({
      _id,
      date,
      actions,
      ville: ville === 'Marseille' ? 'Toulon' : ville,
    }));
    expect((await put(transport._id, { etapes: moved })).status).toBe(409);
    const lowered = await put(transport._id, { poidsMax: 11 });
    expect(lowered.status).toBe(409);
    expect(lowered.body.message).toMatch(/entre Marseille et Tanger\u202f: Awa Diallo/);
    const [a, b, c] = makeEtapes(['Lyon', 'Marseille', 'Tanger']);
    const closed = await put(transport._id, {
      etapes: [a, { ...b, actions: { collecte: false, depot: true } }, c],
    });
    expect(closed.status).toBe(409);
    expect(await loads(transport._id)).toEqual([0, 12000, 0]);
    const deleted = await call(DELETE, {
      method: 'DELETE',
      token: owner.token,
      params: { id: transport._id },
    });
    expect(deleted.status).toBe(409);
    expect(deleted.body.message).toMatch(/Awa Diallo/);
  });
});
