import { expect, test, vi } from 'vitest';
import { POST as dispute } from '@/app/api/colis/[token]/probleme/route';
import { POST as receive } from '@/app/api/colis/[token]/recu/route';
import { POST as share } from '@/app/api/reservations/[id]/remise/lien/route';
import type { RouteHandler } from '@/lib/core/http/route';
import { makeImage, makeUser } from '../support/factories';
import { call } from '../support/http';
import { type MadeDeal, makeDeal } from '../support/payment-deals';
import { enterAs, lookAs, makePaidDeal } from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});

async function tokenFor(deal: MadeDeal): Promise<string> {
  const made = await call(share, {
    method: 'POST',
    token: deal.sender.token,
    params: { id: deal.reservation._id },
  });
  return made.body.data.lien?.split('/').at(-1) ?? '';
}

/** Where a browser without scripts is led by a form of the recipient's page. */
async function sendForm(handler: RouteHandler, token: string, fields: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/api/colis', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', host: 'localhost:3000', cookie: 'x=y' },
    body: new URLSearchParams(fields),
  });
  const { status, headers } = await handler(request, { params: Promise.resolve({ token }) });
  return [status, headers.get('location')];
}

test('a recipient’s plain forms lead back to the page, and say when nothing was written down', async () => {
  const deal = await makePaidDeal();
  const token = await tokenFor(deal);
  expect(await sendForm(dispute, token, { motif: ' ' })).toEqual([303, `/colis/${token}?suite=refus`]);
  expect(await sendForm(receive, token)).toEqual([303, `/colis/${token}`]);
  expect(await sendForm(dispute, token, { motif: 'Un sac est ouvert.' })).toEqual([303, `/colis/${token}`]);
  const { litige } = (await lookAs(deal.sender, deal)).body.data;
  expect(litige).toMatchObject({ par: 'destinataire', motif: 'Un sac est ouvert.' });
  expect(await sendForm(receive, 'x'.repeat(32))).toEqual([303, `/colis/${'x'.repeat(32)}?suite=refus`]);
});

test('a carrier’s photo and line stand with the handover for both; somebody else’s photo does not', async () => {
  const deal = await makePaidDeal();
  const { url } = await makeImage(deal.carrier.user, 'general');
  const foreign = await makeImage((await makeUser()).user, 'general');
  const refused = await enterAs(deal.carrier, deal, 'collecte', { imagePath: foreign.url });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['imagePath']]);
  expect((await enterAs(deal.carrier, deal, 'collecte', { imagePath: url, ligne: 'Fermé.' })).status).toBe(
    200,
  );
  for (const person of [deal.carrier, deal.sender]) {
    const { collecte } = (await lookAs(person, deal)).body.data;
    expect([collecte.image?.url, collecte.ligne]).toEqual([url, 'Fermé.']);
  }
});

test('a parcel says « mode test » once test money is there', async () => {
  for (const [deal, modeTest] of [
    [await makeDeal(), false],
    [await makePaidDeal(), true],
  ] as const) {
    expect((await lookAs(deal.carrier, deal)).body.data.modeTest).toBe(modeTest);
  }
});
