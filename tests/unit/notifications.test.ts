import { describe, expect, test } from 'vitest';
import { KINDS } from '@/components/notifications/what-is-sent';
import { type Letter, letterHtml, letterText } from '@/lib/core/letter/letter';
import type { Langue } from '@/lib/langues/langue.mjs';
import { genres } from '@/lib/langues/messages/fr/ecrans/notifications/genres';
import { sujets } from '@/lib/langues/messages/fr/ecrans/notifications/sujets';
import { type Tellable, wordsOf } from '@/lib/notifications/labels/telling';
import { channelsFor, NOTIFICATION_RULES, SCOPES, scopeOf } from '@/lib/notifications/rules';
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
    expect(Object.keys(genres).sort()).toEqual(kinds.sort());
    expect([...KINDS].sort()).toEqual(kinds.sort());
    expect(Object.keys(sujets).sort()).toEqual([...SCOPES].sort());
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

describe('what moderation tells', () => {
  const told = (facts: object, langue: Langue) =>
    wordsOf({ kind: 'moderation', facts, personne: null } as Tellable, langue);
  const lien = '/moderation';

  test.each([
    [
      { sujet: 'decision', action: 'masquer', cible: 'transport', raison: 'Interdit.' },
      'Un de vos transports a été masqué par la modération',
      'One of your trips has been hidden by moderation',
      /Interdit\./,
    ],
    [
      { sujet: 'decision', action: 'rembourser', cible: 'paiement', raison: 'R' },
      'Un paiement qui vous revenait est rendu à qui a payé',
      'A payment due to you has been refunded to the payer',
      /R/,
    ],
    [
      { sujet: 'signalement', mesure: true },
      'Votre signalement a été examiné',
      'Your report has been reviewed',
      /mesure|action|إجراء/,
    ],
    [
      { sujet: 'signalement', mesure: false },
      'Votre signalement a été examiné',
      'Your report has been reviewed',
      /contraire|against|يخالف/,
    ],
    [
      { sujet: 'rendu', raison: 'R' },
      'Votre paiement va vous être rendu',
      'Your payment will be returned to you',
      /R/,
    ],
    [
      { sujet: 'immobile', genre: 'collecte' },
      'Un colis payé n’avance plus',
      'A paid parcel is no longer moving',
      /collecte|collection|استلام/,
    ],
    [
      { sujet: 'conteste', paiement: '/payments/x', suite: 'revenue' },
      'Une banque conteste un paiement',
      'A bank is disputing a payment',
      /\/payments\/x/,
    ],
    [
      { sujet: 'ecarts', jour: '2026-12-12', nombre: 3 },
      'Les livres et le prestataire de paiement ne sont pas d’accord',
      'The books and the payment provider do not agree',
      /12 (décembre|December|دجنبر) 2026.*3 /,
    ],
  ])('%j is said in each language', (facts, french, english, text) => {
    const [fr, en, ar] = (['fr', 'en', 'ar'] as const).map((langue) => told({ ...facts, lien }, langue));
    expect([fr?.title, en?.title]).toEqual([french, english]);
    for (const words of [fr, en, ar]) expect(words?.text).toMatch(text);
    expect(`${en?.title}${en?.text}`).not.toMatch(/[éèàê]|Raison|Vous/);
    expect(
      `${ar?.title}${ar?.text}${ar?.action}`.replace(/\u2068[^\u2069]*\u2069|\/payments\/x|Interdit|R/g, ''),
    ).not.toMatch(/\p{Script=Latin}/u);
  });

  test('what was kept as French stays it', () => {
    const kept = { titre: 'Votre compte est suspendu', texte: 'Raison', lien };
    expect(told(kept, 'ar')).toMatchObject({ title: kept.titre, text: kept.texte, href: lien });
  });
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

describe('what an alert found', () => {
  const lien = '/transporteurs/x';
  const transport = {
    genre: 'transport',
    choseId: 'x',
    lien,
    de: 'Lyon',
    vers: 'Tanger',
    partLe: '2030-06-12T04:30:00.000Z',
    fuseau: 'Europe/Paris',
    libre: 20_000,
  } as const;
  const demande = {
    genre: 'demande',
    choseId: 'y',
    lien,
    categorie: 'Mode',
    ville: 'Tanger',
    jour: '2030-06-20',
    budget: 4_000,
  } as const;
  const told = (facts: object, langue: Langue) => {
    const { title, text } = wordsOf({ kind: 'alerte', facts, personne: null } as Tellable, langue);
    return [title, text];
  };

  test('is said in each language, from what is known of it', () => {
    const found = { ...transport, raison: 'besoin' };
    expect(told(found, 'fr')).toEqual([
      'Nouveau trajet\u202f: Lyon → Tanger',
      'mercredi 12 juin 2030, 6\u00a0h\u00a030 (heure de Lyon), 20\u00a0kg libres. Il passe là où un de vos besoins est attendu.',
    ]);
    expect(told(found, 'en')).toEqual([
      'New trip: Lyon → Tangier',
      'Wednesday 12 June 2030, 06:30 (Lyon time), 20\u00a0kg free. It passes where one of your requests is expected.',
    ]);
    expect(told(found, 'ar')[0]).toBe('رحلة جديدة: ليون\u200f ← \u200fطنجة');
    expect(told(found, 'ar')[1]).toMatch(
      /^الأربعاء 12 يونيو 2030، 06:30 \(بتوقيت ليون\)، 20\u00a0كغ متاحة\. /,
    );
    expect(told({ ...demande, raison: 'recherche' }, 'fr')).toEqual([
      'Nouveau besoin\u202f: Mode à livrer à Tanger',
      'Avant le 20 juin 2030, budget de 40,00\u00a0€. Une de vos alertes le cherchait.',
    ]);
    expect(told({ ...demande, ville: undefined, raison: 'recherche' }, 'en')[0]).toBe('New request: Fashion');
    const product = { genre: 'produit', choseId: 'z', lien, categorie: 'Gaming', ville: 'Fès', prix: 4_550 };
    expect(told({ ...product, raison: 'recherche' }, 'en')).toEqual([
      'New product: Video games in Fez',
      '€45.50. One of your alerts was looking for it.',
    ]);
  });

  test('one that was kept in French stays readable', () => {
    const kept = { genre: 'produit', choseId: 'z', lien, titre: 'Mode à Fès', texte: '12,00\u00a0€' };
    expect(told({ ...kept, raison: 'recherche' }, 'fr')).toEqual([
      'Nouveau produit\u202f: Mode à Fès',
      '12,00\u00a0€. Une de vos alertes le cherchait.',
    ]);
  });

  test('a morning’s are named together', () => {
    const facts = { nombre: 4, choses: [transport, demande], lien };
    const words = (langue: Langue) =>
      wordsOf({ kind: 'alertes_du_jour', facts, personne: null } as Tellable, langue).text;
    expect(words('fr')).toBe('Lyon → Tanger, Mode à livrer à Tanger et 2 autres.');
    expect(words('en')).toBe('Lyon → Tangier, Fashion to deliver in Tangier and 2 others.');
  });
});
