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
async function sendForm(
  handler: RouteHandler,
  token: string,
  fields: Record<string, string> = {},
  from: Record<string, string> = {},
) {
  const request = new Request('http://localhost:3000/api/colis', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', host: 'localhost:3000', cookie: 'x=y', ...from },
    body: new URLSearchParams(fields),
  });
  const { status, headers } = await handler(request, { params: Promise.resolve({ token }) });
  return { led: [status, headers.get('location')], cookie: headers.getSetCookie()[0] ?? '' };
}

test('a recipient’s plain forms lead back to the page, and say when nothing was written down', async () => {
  const deal = await makePaidDeal();
  const token = await tokenFor(deal);
  expect((await sendForm(dispute, token, { motif: ' ' })).led).toEqual([303, `/colis/${token}?suite=saisie`]);
  expect((await sendForm(receive, token)).led).toEqual([303, `/colis/${token}`]);
  expect((await sendForm(dispute, token, { motif: 'Un sac est ouvert.' })).led).toEqual([
    303,
    `/colis/${token}`,
  ]);
  const { litige } = (await lookAs(deal.sender, deal)).body.data;
  expect(litige).toMatchObject({ par: 'destinataire', motif: 'Un sac est ouvert.' });
  expect((await sendForm(receive, 'x'.repeat(32))).led).toEqual([
    303,
    `/colis/${'x'.repeat(32)}?suite=refus`,
  ]);
});

test('what was typed into a refused plain form comes back to its page, and to no other, however long', async () => {
  const token = await tokenFor(await makePaidDeal());
  const held = ({ cookie }: { cookie: string }) => {
    const [, value = '', rest = ''] = /^rihla_saisie=([\w-]*); (.*)$/.exec(cookie) ?? [];
    expect(rest).toContain(`HttpOnly; Path=/colis/${token}; SameSite=Lax`);
    return { value, rest, said: value && JSON.parse(Buffer.from(value, 'base64url').toString()) };
  };
  for (const motif of ['x'.repeat(1_001), 'ⵣ'.repeat(1_001), `${'Sac ouvert. '.repeat(90)}`]) {
    const { said, rest } = held(await sendForm(dispute, token, { motif }));
    expect(said).toEqual([expect.stringContaining('1'), motif]);
    expect(rest).toContain('Max-Age=120');
  }
  const far = held(await sendForm(dispute, token, { motif: 'x'.repeat(9_000) }));
  expect([far.said[0] !== '', far.said[1]]).toEqual([true, '']);
  expect((await sendForm(receive, token)).cookie).toBe('');
  const done = held(
    await sendForm(dispute, token, { motif: `Un sac est ouvert.${'\r\n'.repeat(400)}${'x'.repeat(580)}` }),
  );
  expect([done.value, done.rest.includes('Max-Age=0')]).toEqual(['', true]);
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

test('a plain form leads back into the language of its page, and gives back there what was typed', async () => {
  const token = await tokenFor(await makePaidDeal());
  const from = { referer: `http://localhost:3000/ar/colis/${token}` };
  const { led, cookie } = await sendForm(dispute, token, { motif: 'x'.repeat(1_001) }, from);
  expect(led).toEqual([303, `/ar/colis/${token}?suite=saisie`]);
  expect(cookie).toContain(`Path=/ar/colis/${token};`);
});
