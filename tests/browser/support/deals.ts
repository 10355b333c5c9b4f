import type { APIRequestContext } from '@playwright/test';
import { expect, type Person, register } from './test';
import { as, publishTransport } from './things';

/** A carrier and a sender with a confirmed reservation of 8 kg for 60 €, and their conversation. */
export async function agree(request: APIRequestContext) {
  const [sender, carrier] = [await register(request, 'Salma'), await register(request, 'Yassine')];
  const transport = await publishTransport(request, carrier);
  const reservation = await book(
    request,
    { sender, carrier, transport: transport._id },
    { poids: 8, prix: 60 },
  );
  const id = await ask(request, '/api/conversations', sender, {
    recipientId: carrier.id,
    transportId: transport._id,
    initialMessage: 'Merci !',
  });
  return { sender, carrier, id, reservation, transport: transport._id };
}

async function ask(request: APIRequestContext, path: string, who: Person, data: object): Promise<string> {
  const answer = await request.post(path, { headers: as(who), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id;
}

/** One more confirmed reservation of a deal's sender on its trip. Answers its id. */
export async function book(
  request: APIRequestContext,
  { sender, carrier, transport }: { sender: Person; carrier: Person; transport: string },
  parcel: { poids: number; prix: number },
): Promise<string> {
  const id = await ask(request, '/api/reservations', sender, {
    transportId: transport,
    villeDepart: 'Lyon',
    villeArrivee: 'Tanger',
    description: 'Deux cartons',
    ...parcel,
  });
  const confirmed = await request.patch(`/api/reservations/${id}/status`, {
    headers: as(carrier),
    data: { status: 'confirmee' },
  });
  expect(confirmed.status()).toBe(200);
  return id;
}

type Agreed = Awaited<ReturnType<typeof agree>>;

/** The carrier of a deal asks for its 60 €. Answers the payment's id. */
export async function askMoney(
  request: APIRequestContext,
  { sender, carrier, id, reservation, transport }: Agreed,
): Promise<string> {
  const asked = await request.post('/api/payments', {
    headers: as(carrier),
    data: {
      amount: 60,
      description: 'Deux cartons',
      recipientId: sender.id,
      conversationId: id,
      transportId: transport,
      reservationId: reservation,
    },
  });
  expect(asked.status()).toBe(201);
  return (await asked.json()).data._id;
}

/** The sender of a deal pays what was asked for, at the test provider's door. */
export async function payMoney(
  request: APIRequestContext,
  { sender }: Agreed,
  paymentId: string,
): Promise<void> {
  const headers = as(sender);
  expect((await request.post(`/api/payments/${paymentId}/pay`, { headers })).ok()).toBe(true);
  const data = { resultat: 'paye' };
  expect((await request.post(`/api/payments/${paymentId}/test`, { headers, data })).ok()).toBe(true);
}

/** The carrier of a deal that is paid enters the code of its collection, as the sender's screen shows it. */
export async function collectParcel(
  request: APIRequestContext,
  { sender, carrier, reservation }: Agreed,
): Promise<void> {
  const address = `/api/reservations/${reservation}/remise`;
  const { data } = await (await request.get(address, { headers: as(sender) })).json();
  const entered = await request.post(address, {
    headers: as(carrier),
    data: { genre: 'collecte', code: data.collecte.code.code },
  });
  expect(entered.ok()).toBe(true);
}
