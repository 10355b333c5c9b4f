import { beforeAll, expect, test, vi } from 'vitest';
import { GET as recu } from '@/app/api/payments/[id]/recus/[genre]/route';
import { GET as csv } from '@/app/api/payments/export/route';
import { GET as releve } from '@/app/api/payments/releve/route';
import { plainTransaction } from '@/lib/core/db';
import { lockPayment, movePayment } from '@/lib/payments/commands/move';
import { call, download } from '../support/http';
import { askAs, makeDeal, payloadOf } from '../support/payment-deals';
import { pdfPlaces, pdfText } from '../support/pdf';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});
// What writes PDFs is read in with the first of them.
vi.setConfig({ testTimeout: 60_000 });

let deal: Awaited<ReturnType<typeof makeDeal>>;
let id: string;
beforeAll(async () => {
  deal = await makeDeal();
  id = (await askAs(deal.carrier, payloadOf(deal))).body.data._id;
  await plainTransaction(async (tx) => {
    const steps = [['encaisser', 'prestataire'] as const, ['liberer', 'recipient'] as const];
    for (const [action, par] of steps) {
      const payment = await lockPayment(tx, id);
      if (!payment || !(await movePayment(tx, payment, action, { par }))) throw new Error(`no ${action}`);
    }
  });
});

const YEAR = new Date().getFullYear();
const headersOf = (langue: string) => ({ 'accept-language': langue });
const paper = async (who: { token: string }, genre: string, langue: string) => {
  const { bytes, headers } = await download(recu, {
    token: who.token,
    params: { id, genre },
    headers: headersOf(langue),
  });
  expect([headers.get('content-language'), headers.get('vary')]).toEqual([langue, 'Accept-Language']);
  return bytes;
};
const words = async (...asked: Parameters<typeof paper>) => pdfText(await paper(...asked));
test('a receipt is in the language asked for, and says where it is not the original', async () => {
  const french = await words(deal.sender, 'paiement', 'fr');
  for (const part of [
    'Reçu de paiement',
    'Mode test\u00a0: aucun argent n’a bougé. Ce document ne vaut rien.'.replace(/\s/g, ' '),
    'Payé par',
    'Total payé 60,00 €',
    'Lyon → Tanger',
    'puis versé ; ce qui revient à qui a payé fait l’objet d’un avoir.',
  ])
    expect(french).toContain(part);
  expect(french).not.toContain('fait foi');
  const english = await words(deal.sender, 'paiement', 'en');
  for (const part of [
    'Payment receipt',
    'Test mode: no money has moved.',
    'Paid by',
    'Lyon → Tangier',
    'Total paid €60.00',
    'only the document in French is authoritative',
    'Transport de 8 kg',
    id,
  ])
    expect(english).toContain(part);
  const arabic = await words(deal.sender, 'paiement', 'ar');
  // Lines stand in it as they are seen: the first word last.
  for (const part of [
    'دفع إيصال',
    'الدافع',
    'طنجة',
    'ليون',
    'المدفوع المجموع',
    'المعتمدة',
    '60,00 €',
    id,
    'Transport de 8 kg',
  ])
    expect(arabic).toContain(part);
  expect(arabic).not.toMatch(/Reçu|Payé|Total|Mode|Date/);
});

test('Arabic words stand at the right margin, each letter in a place of its own', async () => {
  const placed = await pdfPlaces(await paper(deal.sender, 'paiement', 'ar'));
  const date = placed.find(({ text }) => text === 'التاريخ');
  // As wide as its letters are together, in a font of 10 points; the page is an A4's 595.28 wide, its margin 48.
  expect(date?.width).toBeCloseTo(19.11, 2);
  expect((date?.left ?? 0) + (date?.width ?? 0)).toBeCloseTo(595.28 - 48, 1);
});

test('an invoice and a year’s statement are too', async () => {
  const invoice = await words(deal.carrier, 'commission', 'en');
  for (const part of ['Fee invoice', '13%', '€7.80', '€52.20 goes to the customer', 'article 293 B'])
    expect(invoice).toContain(part);
  const statement = async (langue: string) => {
    const path = `/api/payments/releve?annee=${YEAR}`;
    const { bytes } = await download(releve, { token: deal.carrier.token, path, headers: headersOf(langue) });
    return await pdfText(bytes);
  };
  const french = await statement('fr');
  for (const rank of ['1er', '2e', '3e', '4e']) expect(french).toContain(`${rank} trimestre ${YEAR} `);
  const english = await statement('en');
  for (const part of [`Annual statement ${YEAR}`, `4th quarter ${YEAR}`, 'Total amount 1 €52.20 €7.80'])
    expect(english).toContain(part);
  const arabic = await statement('ar');
  for (const part of ['سنوي كشف', `${YEAR} من الأول الربع`, '52,20 €']) expect(arabic).toContain(part);
  expect(arabic).not.toMatch(/Relevé|Total|trimestre/);
});

test('who has none is told so in the language asked for', async () => {
  const { status, body } = await call(recu, {
    token: deal.carrier.token,
    params: { id, genre: 'paiement' },
    headers: headersOf('en'),
  });
  expect([status, body.message]).toEqual([404, expect.not.stringMatching(/[éèàê]/)]);
});

/** A table's columns, its lines, and by what they are parted. */
const table = async (who: { token: string }, langue: string) => {
  const { bytes, headers } = await download(csv, {
    token: who.token,
    path: `/api/payments/export?langue=${langue}`,
  });
  expect(headers.get('content-language')).toBe(langue);
  const text = Buffer.from(bytes).toString();
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return text.slice(1).trim().split('\r\n');
};
test('the table of payments speaks the language that its link names, whatever the browser’s', async () => {
  expect(await table(deal.sender, 'fr')).toEqual([
    'Date;Référence;Sens;Avec;Description;Montant;Commission;Versé;Remboursé;Devise;État;Mode test',
    expect.stringMatching(/;Demandé à vous;.*;60,00;;;0,00;EUR;Libéré;oui$/),
  ]);
  expect(await table(deal.carrier, 'en')).toEqual([
    'Date,Reference,Direction,With,Description,Amount,Fee,Paid out,Refunded,Currency,Status,Test mode',
    expect.stringMatching(/,Requested by you,.*,60\.00,7\.80,52\.20,0\.00,EUR,Released,yes$/),
  ]);
  const [head = '', row = ''] = await table(deal.sender, 'ar');
  expect(head).not.toMatch(/\p{Script=Latin}/u);
  expect(row).toMatch(/;طُلبت منك;.*;60,00;;;0,00;EUR;صُرف;نعم$/);
});

test('a paper speaks the language that its link names before the browser’s', async () => {
  const asked = { token: deal.sender.token, headers: headersOf('en') };
  const one = (langue: string) =>
    download(recu, {
      ...asked,
      params: { id, genre: 'paiement' },
      path: `/api/payments/${id}/recus/paiement?langue=${langue}`,
    });
  const french = await one('fr');
  expect(french.headers.get('content-language')).toBe('fr');
  expect(await pdfText(french.bytes)).toContain('Reçu de paiement');
  expect(await pdfText((await one('ar')).bytes)).toContain('دفع إيصال');
  const path = `/api/payments/releve?annee=${YEAR}&langue=fr`;
  const statement = await download(releve, { token: deal.carrier.token, path, headers: headersOf('en') });
  expect(await pdfText(statement.bytes)).toContain('1er trimestre');
  const wrong = await call(csv, { ...asked, path: '/api/payments/export?langue=de' });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['langue']]);
});
