import { describe, expect, test } from 'vitest';
import { type Letter, letterHtml, letterText } from '@/lib/core/letter/letter';
import { KIND_LABELS, SCOPE_LABELS } from '@/lib/notifications/labels';
import { type Tellable, wordsOf } from '@/lib/notifications/labels/telling';
import { channelsFor, NOTIFICATION_RULES, scopeOf } from '@/lib/notifications/rules';
import type { NotificationKind } from '@/lib/notifications/schema';

const ALL = {
  email: true,
  push: true,
  message: true,
  newDemande: true,
  transportUpdate: true,
  alertes: true,
};
const NONE = {
  email: false,
  push: false,
  message: false,
  newDemande: false,
  transportUpdate: false,
  alertes: false,
};

describe('what is sent for which settings', () => {
  test.each<[NotificationKind, keyof typeof ALL | null]>([
    ['nouveau_message', 'message'],
    ['reservation_demandee', 'newDemande'],
    ['demande_bientot_finie', 'newDemande'],
    ['reservation_confirmee', 'transportUpdate'],
    ['reservation_refusee', 'transportUpdate'],
    ['reservation_annulee', 'transportUpdate'],
    ['reservation_expiree', 'transportUpdate'],
    ['etape_deplacee', 'transportUpdate'],
    ['transport_demain', 'transportUpdate'],
    ['alerte', 'alertes'],
    ['alertes_du_jour', 'alertes'],
    ['avis_recu', null],
    ['paiement_demande', null],
    ['paiement_expire', null],
    ['paiement_recu', null],
    ['paiement_verse', null],
    ['paiement_rembourse', null],
    ['remise_attendue', null],
  ])('%s is governed by %s and by each channel', (kind, subject) => {
    expect(channelsFor(kind, ALL)).toEqual({ mail: true, push: true });
    expect(channelsFor(kind, { ...ALL, email: false })).toEqual({ mail: false, push: true });
    expect(channelsFor(kind, { ...ALL, push: false })).toEqual({ mail: true, push: false });
    if (subject)
      expect(channelsFor(kind, { ...ALL, [subject]: false })).toEqual({ mail: false, push: false });
    expect(scopeOf(kind)).toBe(subject ?? 'email');
  });

  test('what only takes back what was told stands under the bell and nowhere else', () => {
    expect(channelsFor('paiement_retire', ALL)).toEqual({ mail: false, push: false });
  });

  test('a decision about an account comes by mail whatever was chosen, and nobody can end those mails', () => {
    expect(channelsFor('moderation', NONE)).toEqual({ mail: true, push: false });
    expect(scopeOf('moderation')).toBeNull();
  });

  test('all but a new message stand under the bell, and every kind has its line in the settings', () => {
    const kinds = Object.keys(NOTIFICATION_RULES) as NotificationKind[];
    expect(kinds.filter((kind) => !NOTIFICATION_RULES[kind].inApp)).toEqual(['nouveau_message']);
    expect(Object.keys(KIND_LABELS).sort()).toEqual(kinds.sort());
    expect(Object.keys(SCOPE_LABELS)).toHaveLength(5);
  });
});

const leg = {
  reservationId: 'r',
  transportId: 't',
  personneId: 'p',
  de: 'Lyon',
  vers: 'Tanger',
  depart: '2030-06-12T04:30:00.000Z',
  fuseau: 'Europe/Paris',
  poids: 8_000,
  nombre: 1,
  lien: '/mes-reservations',
};

test.each<[Tellable, string]>([
  [
    { kind: 'reservation_demandee', facts: leg, personne: 'Salma' },
    'Salma demande 8\u00a0kg sur Lyon → Tanger',
  ],
  [
    { kind: 'reservation_refusee', facts: { ...leg, nombre: 3 }, personne: 'Karim' },
    '3 demandes refusées\u202f: Lyon → Tanger',
  ],
  [
    { kind: 'reservation_expiree', facts: { ...leg, pour: 'demandeur' }, personne: null },
    'Demande restée sans réponse\u202f: Lyon → Tanger',
  ],
  [
    {
      kind: 'nouveau_message',
      facts: { conversationId: 'c', personneId: 'p', nombre: 2, extrait: '', lien: '/' },
      personne: 'Salma',
    },
    '2 nouveaux messages de Salma',
  ],
  [
    {
      kind: 'nouveau_message',
      facts: { conversationId: 'c', personneId: 'p', nombre: 1, extrait: '', lien: '/' },
      personne: 'Omar',
    },
    'Nouveau message d’Omar',
  ],
  [
    {
      kind: 'paiement_demande',
      facts: { paymentId: 'p', personneId: 'q', lien: '/payments/p' },
      personne: 'Salma',
    },
    'Salma vous demande un paiement',
  ],
  [
    { kind: 'reservation_annulee', facts: { ...leg, pour: 'demandeur', paye: true }, personne: 'Karim' },
    'Votre transporteur a annulé\u202f: Lyon → Tanger',
  ],
])('the words of %o', (told, title) => {
  const words = wordsOf(told);
  expect(words.title).toBe(title);
  // Never an amount: nobody is to act on one that a mail names.
  expect(`${words.title} ${words.text}`).not.toMatch(/€|undefined|null/);
});

test('a letter escapes what people wrote, in text and in attributes, and has its link in both parts', () => {
  const letter: Letter = {
    subject: '<script>alert(1)</script>',
    paragraphs: ['Un & deux "trois"'],
    quote: '<img src=x onerror=alert(1)>',
    route: { from: 'Lyon', to: 'Tanger<br>', when: 'demain' },
    button: { label: 'Voir', href: 'https://rihla.example/a?b=1&c="d"' },
    end: { why: 'Pourquoi.', label: 'Fin', href: 'https://rihla.example/desabonnement/x' },
  };
  const html = letterHtml(letter);
  expect(html).toMatch(/^<!doctype html><html lang="fr"/);
  expect(html).not.toMatch(/<script|<img|Tanger<br>/);
  expect(html).toContain('href="https://rihla.example/a?b=1&amp;c=&quot;d&quot;"');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('color-scheme');
  expect(letterText(letter)).toMatch(/^https:\/\/rihla\.example\/desabonnement\/x$/m);
});
