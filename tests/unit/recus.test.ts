import { expect, test } from 'vitest';
import { COVER } from '@/lib/core/text/covered';
import { encaissement, reglement, reprise } from '@/lib/payments/rules/ledger';
import { paperOf, type Recu } from '@/lib/payments/rules/paper';
import { numeroOf, recusOf, serieOf, tvaIn } from '@/lib/payments/rules/recus';

const PAYMENT = { id: 'p', amountCentimes: 6_000, tauxDixMilliemes: 1_300 };

test('each entry calls for the papers of what moves in it', () => {
  expect(recusOf([encaissement(PAYMENT)], 6_000)).toEqual([{ genre: 'paiement', centimes: 6_000, verse: 0 }]);
  expect(recusOf([reglement(PAYMENT, 0)], 6_000)).toEqual([
    { genre: 'commission', centimes: 780, verse: 5_220 },
  ]);
  expect(recusOf([reglement(PAYMENT, 6_000)], 6_000)).toEqual([
    { genre: 'avoir', centimes: 6_000, verse: 0 },
  ]);
  expect(
    recusOf([encaissement(PAYMENT), reglement(PAYMENT, 3_000)], 6_000).map(({ genre }) => genre),
  ).toEqual(['paiement', 'avoir', 'commission']);
  expect(recusOf([], 6_000)).toEqual([]);
});

test('what is taken back has a credit note for who paid and one for who was invoiced', () => {
  expect(recusOf([reprise(PAYMENT)], 6_000)).toEqual([
    { genre: 'avoir', centimes: 6_000, verse: 5_220 },
    { genre: 'avoir_commission', centimes: 780, verse: 5_220 },
  ]);
  expect(recusOf([reprise(PAYMENT, 2_000)], 6_000)).toEqual([
    { genre: 'avoir_solde', centimes: 4_000, verse: 3_480 },
    { genre: 'avoir_commission', centimes: 520, verse: 3_480 },
  ]);
  expect(serieOf('avoir_solde', new Date('2026-06-01'), false)).toBe('A-2026');
  expect(serieOf('avoir_commission', new Date('2026-06-01'), true)).toBe('TEST-AC-2026');
});

test('a series is of a year in Paris, and money that is none has its own', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(serieOf('paiement', newYear, false)).toBe('R-2027');
  expect(serieOf('avoir', newYear, true)).toBe('TEST-A-2027');
  expect(numeroOf({ serie: 'C-2026', numero: 42 })).toBe('C-2026-000042');
});

test('of what is sold with VAT a part is VAT', () => {
  expect([tvaIn(1_200, 2_000), tvaIn(780, 2_000), tvaIn(1, 2_000), tvaIn(0, 2_000)]).toEqual([
    200, 130, 0, 0,
  ]);
});

test('an invoice says how VAT is', () => {
  const recu = (tva: string | null): Recu => ({
    serie: 'C-2026',
    numero: 1,
    genre: 'commission',
    paymentId: 'p',
    creeLe: '2026-11-23T10:00:00Z',
    contenu: {
      produit: 'Rihla',
      exploitant: {
        nom: 'Rihla SAS, RCS Lyon 123 456 789',
        lignes: ['1 rue de la République, 69001 Lyon'],
        tva,
      },
      titulaire: { nom: 'Yassine Benali', lignes: [] },
      autre: { nom: 'Awa Diop', lignes: [] },
      objet: `8 kg, ${COVER}`,
      trajet: 'Lyon → Tanger',
      centimes: 780,
      montant: 6_000,
      verse: 5_220,
      tauxDixMilliemes: 1_300,
      sur: null,
      test: false,
    },
  });
  const cells = (tva: string | null) => {
    const { lignes, totaux } = paperOf(recu(tva));
    return [...lignes, ...totaux].map(([, amount]) => amount);
  };
  expect(cells('FR12345678901')).toEqual(['6,50\u00a0€', '1,30\u00a0€', '7,80\u00a0€']);
  expect(cells(null)).toEqual(['7,80\u00a0€', '7,80\u00a0€']);
  expect(paperOf(recu(null)).notes.join()).toContain('293 B');
  expect(paperOf(recu('FR12345678901')).notes.join()).toContain('FR12345678901');
  expect(paperOf(recu(null)).mention).toBeNull();
  const receipt = { ...recu(null), genre: 'paiement' } as const;
  expect(paperOf(receipt).lignes[0]?.[0]).toBe(`8 kg, ${COVER}`);
  expect(paperOf(receipt, 'en').lignes[0]?.[0]).toBe('8 kg, •• visible after confirmation');
});
