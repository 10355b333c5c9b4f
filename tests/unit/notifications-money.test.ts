import { describe, expect, test } from 'vitest';
import { type Tellable, wordsOf } from '@/lib/notifications/labels/telling';
import type { FactsOf } from '@/lib/notifications/schema';

const PAYMENTS = [
  'paiement_demande',
  'paiement_retire',
  'paiement_expire',
  'paiement_recu',
  'paiement_verse',
  'paiement_rembourse',
  'paiement_attend_compte',
  'paiement_repris',
] as const;
const colis = {
  reservationId: 'r',
  personneId: 'p',
  de: 'Lyon',
  vers: 'Tanger',
  pour: 'demandeur',
  lien: '/remises/r',
} as const;
const COLIS: Tellable[] = [
  { kind: 'colis_collecte', facts: colis, personne: 'Karim' },
  { kind: 'colis_livre', facts: colis, personne: 'Karim' },
  { kind: 'colis_livre', facts: { ...colis, pour: 'transporteur' }, personne: 'Salma' },
  { kind: 'livraison_declaree', facts: { ...colis, rappel: 2 }, personne: 'Karim' },
  { kind: 'codes_fermes', facts: colis, personne: 'Karim' },
  { kind: 'remise_attendue', facts: { ...colis, genre: 'collecte', rappel: 1 }, personne: 'Karim' },
  { kind: 'remise_attendue', facts: { ...colis, genre: 'livraison', rappel: 3 }, personne: 'Karim' },
  { kind: 'litige', facts: { ...colis, etape: 'accorde' }, personne: 'Karim' },
];
const PROMISE = /vers(?:é|ement)|vous revient|vous est|rendu|rembours.* par|conservé/;
const facts = (modeTest: boolean) => ({ paymentId: 'p', personneId: 'q', lien: '/payments/p', modeTest });

describe('what became of a request for money', () => {
  test.each(PAYMENTS)('%s leads to its page and says nothing of how to pay', (kind) => {
    const { title, text, href, action } = wordsOf({ kind, facts: facts(false), personne: 'Salma' });
    expect([href, action]).toEqual(['/payments/p', 'Voir le paiement']);
    expect(`${title} ${text}`).not.toMatch(/€|mode test|IBAN|cliquez|payez/i);
  });

  test.each(PAYMENTS)('%s of test money is called so and promises nothing', (kind) => {
    const { title, text } = wordsOf({ kind, facts: facts(true), personne: 'Salma' });
    expect(title).toMatch(/ \(mode test\)$/);
    expect(text).toBe('C’est un essai\u202f: aucun argent ne bouge, et rien n’est dû à personne.');
  });

  test('what was told before it had a page of its own leads where it led', () => {
    const before: FactsOf['paiement_recu'] = { paymentId: 'p', personneId: 'q', lien: '/messagerie/c' };
    const { href, action } = wordsOf({ kind: 'paiement_recu', facts: before, personne: 'Salma' });
    expect([href, action]).toEqual(['/messagerie/c', 'Voir la conversation']);
  });
});

describe('what became of a parcel', () => {
  test.each(COLIS)('$kind leads to its handovers, and speaks of money where some is held', (told) => {
    const { title, text, href, action } = wordsOf(told);
    expect([href, action]).toEqual(['/remises/r', 'Voir le colis']);
    expect(title).toMatch(/\u202f: Lyon → Tanger$/);
    expect(text).not.toMatch(PROMISE);
    const held = { ...told, facts: { ...told.facts, conserve: true, modeTest: true } } as Tellable;
    expect(wordsOf(held).text).toBe(`${text} Mode test\u202f: aucun argent ne bouge.`);
  });

  test.each([
    [
      'collecte',
      'demandeur',
      /^Votre colis n’a pas été remis\u202f/,
      /signaler un problème, ou pour annuler/,
    ],
    ['collecte', 'transporteur', /^Colis pas encore collecté\u202f/, /de Salma .* annulez la réservation/],
    ['livraison', 'demandeur', /^Livraison pas confirmée\u202f/, /tout va bien.* signalez un problème/],
    ['livraison', 'transporteur', /^Livraison à confirmer\u202f/, /code de livraison.* photo/],
  ] as const)(
    'a paid parcel whose %s is awaited tells the %s what they can do',
    (genre, pour, title, text) => {
      const facts = { ...colis, conserve: true, modeTest: false, genre, pour };
      const told = (rappel: number) =>
        wordsOf({ kind: 'remise_attendue', facts: { ...facts, rappel }, personne: 'Salma' });
      expect(told(1).title).toMatch(title);
      expect(told(2).title).toContain(' (rappel 2 sur 3)\u202f: ');
      expect(told(1).text).toMatch(text);
      expect(told(3).text).toMatch(/Le paiement reste conservé tant que personne n’agit\.$/);
      expect(`${told(3).title} ${told(3).text}`).not.toMatch(/€|\d{2}|\b(?:il|elle)\b/);
    },
  );

  test('who disagrees with a delivery is told until when, and what happens then', () => {
    const paid = { ...colis, conserve: true, modeTest: false };
    expect(wordsOf({ kind: 'colis_livre', facts: paid, personne: null }).text).toMatch(PROMISE);
    const declared = wordsOf({
      kind: 'livraison_declaree',
      facts: { ...paid, rappel: 0 },
      personne: null,
    });
    expect(declared.text).toMatch(/versé sept jours après/);
  });
});
