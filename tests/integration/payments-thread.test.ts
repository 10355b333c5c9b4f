import { expect, test, vi } from 'vitest';
import { GET as messages } from '@/app/api/conversations/[id]/messages/route';
import { GET as conversations } from '@/app/api/conversations/route';
import * as moderation from '@/app/api/moderation/route';
import { POST as pay } from '@/app/api/payments/[id]/pay/route';
import { POST as answer } from '@/app/api/payments/[id]/test/route';
import * as reports from '@/app/api/reports/route';
import { SOURCE } from '@/lib/upkeep/live';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { askAs, makeDeal, payloadOf } from '../support/payment-deals';
import { openStream, serveStreams } from '../support/streams';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.OPERATOR_EMAILS = 'operatrice.paiements@rihla.test';
});

async function lastLine({ token }: MadeUser, id: string) {
  const line = (await call(messages, { token, params: { id } })).body.data.at(-1);
  if (!line) throw new Error('an empty thread');
  return line;
}

test('the line of a payment shows it as it is now, and both threads are told when it moves', async () => {
  const deal = await makeDeal();
  const { carrier, sender, conversationId } = deal;
  const { _id } = (await askAs(carrier, payloadOf(deal))).body.data;
  const waiting = {
    _id,
    recipientId: sender.user.id,
    etat: 'pending',
    amount: 60,
    description: 'Transport de 8 kg',
    modeTest: true,
  };
  const path = `/payments/${_id}`;
  const line = await lastLine(carrier, conversationId);
  expect(line).toMatchObject({ kind: 'paiement', link: path, paiement: { ...waiting, paymentUrl: null } });
  expect((await lastLine(sender, conversationId)).paiement).toEqual({ ...waiting, paymentUrl: path });
  const [first] = (await call(conversations, { token: sender.token })).body.data;
  if (!first) throw new Error('no conversation');
  expect(first.lastMessage.paiement).toEqual({ ...waiting, paymentUrl: path });

  const { port } = await serveStreams(SOURCE);
  const streams = await Promise.all(
    [carrier, sender].map(async ({ token }) => {
      const stream = await openStream(port, { token });
      await stream.hears(({ event }) => event === 'compteurs');
      return stream;
    }),
  );
  await call(pay, { method: 'POST', token: sender.token, params: { id: _id } });
  const paid = { token: sender.token, params: { id: _id }, body: { resultat: 'paye' } };
  expect((await call(answer, paid)).status).toBe(200);
  for (const stream of streams) {
    await stream.hears(({ data }) => data.retouches === first.retouches + 1);
    expect(stream.of('conversation').at(-1)?.data).toMatchObject({
      _id: conversationId,
      ordre: first.ordre,
      lastMessage: { paiement: { etat: 'held', paymentUrl: null } },
    });
  }
  expect((await lastLine(sender, conversationId)).paiement).toMatchObject({ etat: 'held', paymentUrl: null });
});

test('a line that an operator hid shows no payment any more', async () => {
  const operator = await makeUser({ email: 'operatrice.paiements@rihla.test' });
  const deal = await makeDeal();
  await askAs(deal.carrier, payloadOf(deal));
  const { _id: cibleId } = await lastLine(deal.sender, deal.conversationId);
  const body = { cible: 'message', cibleId, motif: 'harcelement', texte: 'Ce n’est pas convenu.' };
  const report = (await call(reports.POST, { token: deal.sender.token, body })).body.data._id;
  const decision = { reportId: report, action: 'masquer', raison: 'Ce n’est pas convenu.' };
  expect((await call(moderation.POST, { token: operator.token, body: decision })).status).toBe(201);
  const line = await lastLine(deal.sender, deal.conversationId);
  expect([line.masque, line.link, line.paiement]).toEqual([true, null, null]);
});
