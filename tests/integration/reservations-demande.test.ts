import { beforeAll, describe, expect, test } from 'vitest';
import { DELETE, PUT } from '@/app/api/demandes/[id]/route';
import { PATCH as CANCEL } from '@/app/api/reservations/[id]/cancel/route';
import { PATCH as ANSWER } from '@/app/api/reservations/[id]/status/route';
import { POST } from '@/app/api/reservations/route';
import { GET as OF_TRANSPORT } from '@/app/api/reservations/transport/[transportId]/route';
import { GET as OF_USER } from '@/app/api/reservations/user/route';
import { db } from '@/lib/core/db';
import type { TransportView } from '@/lib/transports/queries/view';
import { type MadeUser, makeDemande, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';

let carrier: MadeUser;
let sender: MadeUser;
let transport: TransportView;
beforeAll(async () => {
  [carrier, sender] = [await makeUser(), await makeUser()];
  // Within 24 hours, so that it may be cancelled.
  transport = await makeTransport(carrier.actor, { days: 0.5, poidsMax: 500 });
});

const reserve = (more: object, headers = {}) => {
  const { _id: transportId, villeDepart, villeArrivee } = transport;
  const parcel = { poids: 1, prix: 10, description: 'Un carton' };
  const body = { transportId, villeDepart, villeArrivee, ...parcel, ...more };
  return call(POST, { token: sender.token, body, headers });
};
const book = (demandeId: string) => makeReservation(sender.actor, transport, { poids: 1, demandeId });
const answer = (id: string, status: 'confirmee' | 'refusee') =>
  call(ANSWER, { method: 'PATCH', token: carrier.token, body: { status }, params: { id } });
const cancel = (id: string) => call(CANCEL, { method: 'PATCH', token: sender.token, params: { id } });
const move = (id: string, status: string) =>
  call(PUT, { method: 'PUT', token: sender.token, body: { status }, params: { id } });
const remove = (id: string) => call(DELETE, { method: 'DELETE', token: sender.token, params: { id } });
const statusOf = async (id: string) => (await db.demande.findUniqueOrThrow({ where: { id } })).status;

describe('a reservation for a need', () => {
  test('names it to both parties, a hidden one too; the need waits on', async () => {
    const shown = await makeDemande(sender.user, { titre: 'Fauteuil roulant' });
    const hidden = await makeDemande(sender.user, { titre: 'Livres', isVisible: false, status: 'en_cours' });
    for (const { id, titre, isVisible } of [shown, hidden]) {
      const { status, body } = await reserve({ demandeId: id });
      const named = { _id: id, titre, isVisible };
      expect([status, body.data.demandeId]).toEqual([201, named]);
      const own = await call(OF_USER, { token: sender.token });
      const carried = await call(OF_TRANSPORT, {
        token: carrier.token,
        params: { transportId: transport._id },
      });
      expect([own.body.data[0]?.demandeId, carried.body.data[0]?.demandeId]).toEqual([named, named]);
    }
    expect(await statusOf(shown.id)).toBe('en_attente');
    expect((await reserve({})).body.data.demandeId).toBeNull();
  });

  test('takes one’s own unfinished need and no other; somebody else’s is like none', async () => {
    const before = await loads(transport._id);
    const others = await makeDemande(carrier.user);
    const finished = await makeDemande(sender.user, { status: 'terminee' });
    const refused = async (demandeId: string) => {
      const { status, body } = await reserve({ demandeId });
      return [status, body.fields];
    };
    const none = [422, { demandeId: 'Ce besoin n’est pas le vôtre ou n’existe plus.' }];
    expect(await refused(others.id)).toEqual(none);
    expect(await refused('01900000-0000-7000-8000-000000000000')).toEqual(none);
    expect(await refused(finished.id)).toEqual([422, { demandeId: expect.stringContaining('terminé') }]);
    expect(await refused('pas-un-id')).toEqual([422, { demandeId: 'Identifiant invalide.' }]);
    expect(await loads(transport._id)).toEqual(before);
  });

  test('with an Idempotency-Key is made once, and for that need', async () => {
    const [one, other] = [await makeDemande(sender.user), await makeDemande(sender.user)];
    const headers = { 'idempotency-key': `besoin-${one.id}` };
    const made = await reserve({ demandeId: one.id }, headers);
    const again = await reserve({ demandeId: one.id }, headers);
    expect(again.body.data).toEqual(made.body.data);
    expect((await reserve({ demandeId: other.id }, headers)).status).toBe(422);
    expect(await db.reservation.count({ where: { demandeId: { in: [one.id, other.id] } } })).toBe(1);
  });

  test('stays without its need when that is deleted, and can still be answered', async () => {
    const { id } = await makeDemande(sender.user);
    const reservation = await book(id);
    expect((await remove(id)).status).toBe(200);
    const confirmed = await answer(reservation._id, 'confirmee');
    expect(confirmed.body.data).toMatchObject({ status: 'confirmee', demandeId: null });
    expect((await cancel(reservation._id)).status).toBe(200);
  });
});

describe('the need', () => {
  // The need's status; what happens to one reservation for it; the need's status after each step.
  test.each([
    ['en_attente', ['confirmee'], ['en_cours']],
    ['en_attente', ['refusee'], ['en_attente']],
    ['en_attente', ['annulee'], ['en_attente']],
    ['en_attente', ['confirmee', 'annulee'], ['en_cours', 'en_attente']],
    ['en_cours', ['confirmee', 'annulee'], ['en_cours', 'en_cours']],
    ['en_cours', ['refusee'], ['en_cours']],
  ] as const)('%s, after %j is %j', async (status, steps, after) => {
    const { id } = await makeDemande(sender.user, { status });
    const { _id: reservation } = await book(id);
    const seen: string[] = [];
    for (const step of steps) {
      await (step === 'annulee' ? cancel(reservation) : answer(reservation, step));
      seen.push(await statusOf(id));
    }
    expect(seen).toEqual(after);
    expect((await db.reservation.findUniqueOrThrow({ where: { id: reservation } })).status).toBe(
      steps.at(-1),
    );
  });

  test('waits again only when no reservation for it is confirmed any more', async () => {
    const { id } = await makeDemande(sender.user);
    const [one, two, pending] = [await book(id), await book(id), await book(id)];
    await answer(one._id, 'confirmee');
    await answer(two._id, 'confirmee');
    await cancel(one._id);
    await cancel(pending._id);
    expect(await statusOf(id)).toBe('en_cours');
    await cancel(two._id);
    expect(await statusOf(id)).toBe('en_attente');
    const later = await book(id);
    await answer(later._id, 'confirmee');
    expect(await statusOf(id)).toBe('en_cours');
  });

  test('that its owner moved stays where it was put', async () => {
    const [byHand, finished] = [await makeDemande(sender.user), await makeDemande(sender.user)];
    const [first, second] = [await book(byHand.id), await book(finished.id)];
    expect((await move(byHand.id, 'en cours')).status).toBe(200);
    await answer(first._id, 'confirmee');
    await cancel(first._id);
    expect(await statusOf(byHand.id)).toBe('en_cours');

    await answer(second._id, 'confirmee');
    expect((await move(finished.id, 'terminée')).status).toBe(200);
    await cancel(second._id);
    expect(await statusOf(finished.id)).toBe('terminee');
  });

  test('finished before the carrier answers stays finished; the reservation is confirmed all the same', async () => {
    const { id } = await makeDemande(sender.user);
    const { _id: reservation } = await book(id);
    await move(id, 'terminée');
    expect((await answer(reservation, 'confirmee')).status).toBe(200);
    expect(await statusOf(id)).toBe('terminee');
  });

  test('may be edited while it is agreed on, and stays under way', async () => {
    const { id } = await makeDemande(sender.user);
    const { _id: reservation } = await book(id);
    await answer(reservation, 'confirmee');
    const change = { titre: 'Deux fauteuils', isVisible: false };
    const edited = await call(PUT, { method: 'PUT', token: sender.token, body: change, params: { id } });
    expect(edited.body.data).toMatchObject({ ...change, status: 'en cours' });
    await cancel(reservation);
    expect(await statusOf(id)).toBe('en_attente');
  });
});
