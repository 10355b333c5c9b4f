import { expect, test, vi } from 'vitest';
import { GET as recu } from '@/app/api/payments/[id]/recus/[genre]/route';
import { GET as get } from '@/app/api/payments/[id]/route';
import { GET as csv } from '@/app/api/payments/export/route';
import { GET as releve } from '@/app/api/payments/releve/route';
import { databasePool, db, plainTransaction } from '@/lib/core/db';
import { lockPayment, movePayment } from '@/lib/payments/commands/move';
import type { PaymentAction } from '@/lib/payments/rules/life';
import type { RecuGenre } from '@/lib/payments/rules/recus';
import { type MadeUser, makeUser } from '../support/factories';
import { call, download } from '../support/http';
import { askAs, makeDeal, payloadOf } from '../support/payment-deals';
import { databaseBooks, makePair, makePayment } from '../support/payments';
import { pdfText } from '../support/pdf';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});
// What writes PDFs is read in with the first of them.
vi.setConfig({ testTimeout: 60_000 });

const YEAR = new Date().getFullYear();
const paper = ({ token }: MadeUser, id: string, genre: RecuGenre) =>
  download(recu, { token, params: { id, genre } });
const refusal = ({ token }: MadeUser, id: string, genre: string) =>
  call(recu, { token, params: { id, genre } });

/** A deal's payment of 60 €, moved along its life. */
async function paid(...moves: [PaymentAction, Parameters<typeof movePayment>[3], { rembourse?: number }?][]) {
  const deal = await makeDeal();
  const { body } = await askAs(deal.carrier, payloadOf(deal));
  const id = body.data._id;
  for (const [action, by, facts] of [['encaisser', { par: 'prestataire' }] as const, ...moves]) {
    await plainTransaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (!payment || !(await movePayment(tx, payment, action, by, facts))) throw new Error(`no ${action}`);
    });
  }
  return { ...deal, id };
}

test('who paid has a receipt, who carried an invoice of the commission, each their own and nobody else’s', async () => {
  const { carrier, sender, id } = await paid(['liberer', { par: 'recipient' }]);
  const receipt = await paper(sender, id, 'paiement');
  expect(receipt.headers.get('content-disposition')).toBe(`attachment; filename="recu-${id}.pdf"`);
  expect(receipt.headers.get('cache-control')).toBe('private, no-store');
  const words = await pdfText(receipt.bytes);
  for (const part of ['Reçu de paiement', 'Mode test', 'Awa', 'Yassine', '60,00 €', id, 'Transport de 8 kg'])
    expect(words).toContain(part);
  expect(words).toMatch(new RegExp(`TEST-R-${YEAR}-\\d{6}`));
  const invoice = await pdfText((await paper(carrier, id, 'commission')).bytes);
  for (const part of ['Facture de commission', '13 %', '7,80 €', '52,20 €', 'article 293 B']) {
    expect(invoice).toContain(part);
  }
  const own = async ({ token }: MadeUser) =>
    (await call(get, { token, params: { id } })).body.data.recus.map(({ genre }) => genre);
  expect([await own(sender), await own(carrier)]).toEqual([['paiement'], ['commission']]);
  const stranger = await makeUser();
  for (const [who, genre] of [
    [carrier, 'paiement'],
    [sender, 'commission'],
    [sender, 'avoir'],
    [stranger, 'paiement'],
    [sender, 'facture'],
  ] as const) {
    expect((await refusal(who, id, genre)).status).toBe(404);
  }
});

test('a receipt shows where somebody lives to themselves only, and stays as it was made', async () => {
  const { carrier, sender, id } = await paid(['liberer', { par: 'recipient' }]);
  const addresses = await db.particularDetails.findMany({
    where: { userId: { in: [carrier.user.id, sender.user.id] } },
  });
  expect(addresses).toHaveLength(2);
  await db.particularDetails.update({ where: { userId: sender.user.id }, data: { address: '1 rue Neuve' } });
  const [hers, his] = [await paper(sender, id, 'paiement'), await paper(carrier, id, 'commission')];
  expect(await pdfText(hers.bytes)).not.toContain('rue Neuve');
  const rows = await db.recu.findMany({ where: { paymentId: id }, select: { contenu: true } });
  for (const { contenu } of rows) expect(contenu).toMatchObject({ autre: { lignes: [] } });
  expect(await pdfText(his.bytes)).toContain(
    addresses.find(({ userId }) => userId === carrier.user.id)?.address,
  );
  for (const change of ["UPDATE recus SET serie = 'X'", 'DELETE FROM recus', 'TRUNCATE recus CASCADE']) {
    await expect(databasePool().query(change)).rejects.toMatchObject({ code: 'RH409' });
  }
});

test('what is given back has its own paper, which names the receipt', async () => {
  const { carrier, sender, id } = await paid(['annuler', { par: 'recipient' }, { rembourse: 3_000 }]);
  const [credit, invoice] = [await paper(sender, id, 'avoir'), await paper(carrier, id, 'commission')];
  const words = await pdfText(credit.bytes);
  for (const part of ['Avoir', '30,00 €', `du reçu TEST-R-${YEAR}-`]) expect(words).toContain(part);
  const kept = await pdfText(invoice.bytes);
  for (const part of ['3,90 €', '26,10 €']) expect(kept).toContain(part);
});

test('numbers have no gaps, however many are made at once and whatever is rolled back', async () => {
  const pair = await makePair();
  const ids = await Promise.all(Array.from({ length: 20 }, () => makePayment(pair)));
  await Promise.all(
    ids.map(async (id, nth) => {
      if (nth % 3 > 0)
        return databaseBooks(id).move('encaisser', 'prestataire', {
          rembourse: 0,
          echu: false,
          rendu: false,
        });
      const rolledBack = plainTransaction(async (tx) => {
        const payment = await lockPayment(tx, id);
        if (payment) await movePayment(tx, payment, 'encaisser', { par: 'prestataire' });
        throw new Error('given up');
      });
      await expect(rolledBack).rejects.toThrow('given up');
      return null;
    }),
  );
  const numbers = await db.recu.findMany({ where: { genre: 'paiement' }, orderBy: { numero: 'asc' } });
  expect(numbers.map(({ numero }) => numero)).toEqual(numbers.map((_, nth) => nth + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(13);
});

test('the table of one’s payments is one’s own, and nothing in it is a formula', async () => {
  const deal = await makeDeal();
  await askAs(deal.carrier, { ...payloadOf(deal), description: '=HYPERLINK("http://mal.example";"8 kg")' });
  const { bytes, headers } = await download(csv, { token: deal.sender.token });
  expect(headers.get('content-disposition')).toContain('paiements.csv');
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n').filter(Boolean);
  expect(lines[0]).toMatch(/^\uFEFFDate;Référence;/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(';60,00;');
  expect(lines[1]).toContain(`"'=HYPERLINK(`);
  const stranger = await makeUser();
  const none = await download(csv, { token: stranger.token });
  expect(new TextDecoder().decode(none.bytes).trim().split('\r\n')).toHaveLength(1);
});

test('the year’s statement sums what was credited by quarter', async () => {
  const { carrier, sender } = await paid(['liberer', { par: 'recipient' }]);
  const statement = (who: MadeUser, annee: number) =>
    download(releve, { token: who.token, path: `/api/payments/releve?annee=${annee}` });
  const words = await pdfText((await statement(carrier, YEAR)).bytes);
  for (const part of [`Relevé annuel ${YEAR}`, 'Date de naissance', `Total 1 52,20 € 7,80 €`]) {
    expect(words).toContain(part);
  }
  expect(await pdfText((await statement(sender, YEAR)).bytes)).toContain('Total 0 0,00 € 0,00 €');
  const wrong = await call(releve, { token: carrier.token, path: '/api/payments/releve?annee=hier' });
  expect(wrong.status).toBe(422);
});
