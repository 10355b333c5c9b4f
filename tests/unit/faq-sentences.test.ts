import { expect, test } from 'vitest';
import { faqQuestions, type Money } from '@/app/[langue]/(site)/faq/questions';
import { pageWords } from '@/components/words/server';
import { verification } from '@/lib/langues/messages/fr/ecrans/users/verification';
import { BAREME } from '@/lib/payments/rules/commission';
import { RELEASE_HOURS } from '@/lib/remises/rules';
import { ANSWER_HOURS, CANCELLATION_HOURS, type CancellationPolicy } from '@/lib/reservations/rules';
import { type Held, isIn, sentencesOf, shownBy } from '../support/sentences';

/** What people do, not the site. */
const advice = () => {};
/** A statement of the specification, of which the operator answers for the truth. */
const operators = () => {};
const figure = (count: number) => (sentence: string) =>
  expect(sentence).toMatch(new RegExp(`\\b${count}\\b`));
const policies: CancellationPolicy[] = ['specification', 'faq', 'always'];
const percents = BAREME.tranches.map(({ tauxDixMilliemes }) => tauxDixMilliemes / 100);

const journey = shownBy('browser/main-journey.spec.ts', 'from a published trip to a confirmed reservation');
const money = shownBy('browser/remises.spec.ts', 'a parcel is reserved, paid, scanned, received');
const closed = shownBy('integration/payments-closed.test.ts', 'where the operator has chosen nobody');

/** Every sentence of the FAQ by how it begins, and what holds it to be true. */
const SENTENCES: [string, ...((sentence: string) => void)[]][] = [
  ['Des voyageurs, des chauffeurs et des agences publient', journey],
  ['Vous cherchez un trajet', journey, figure(ANSWER_HOURS / 24)],
  [
    'Vous pouvez aussi publier un besoin',
    shownBy('browser/demandes.spec.ts', 'a need with a picture: published, found by somebody else'),
  ],
  ['L’inscription et la publication sont gratuites', money],
  [
    'Vous convenez du prix',
    shownBy('browser/payments.spec.ts', 'among several reservations each one’s price is proposed'),
  ],
  [
    'Une commission de',
    figure(Math.min(...percents)),
    figure(Math.max(...percents)),
    shownBy('unit/payment-rules.test.ts', 'falls from 15 % to 8 % as the amount grows'),
  ],
  ['Votre paiement est conservé', money],
  ['Il est versé au transporteur', money, figure(RELEASE_HOURS.livree)],
  ['Sans code, le transporteur déclare', figure(RELEASE_HOURS.declaree / 24)],
  ['Ne payez jamais', advice],
  ['Sur ce site, les paiements sont en mode test', money],
  ['Sur ce site, l’argent ne passe pas encore par nous', closed],
  ['Comptez de 2 à 7 jours', operators],
  ['Chaque trajet affiche la date', journey],
  ...policies
    .map((policy) => pageWords('reservations/annulation')(policy, { heures: CANCELLATION_HOURS }))
    .flatMap(sentencesOf)
    .map((sentence): [string, Held] => [
      sentence,
      isIn('tests/unit/site-pages.test.ts', /beside what it does two days before the departure/),
    ]),
  ['Vêtements, cadeaux', advice],
  [
    'Jamais d’armes',
    isIn(
      'lib/langues/messages/fr/ecrans/textes/conditions.ts',
      /armes[\s\S]*matières dangereuses[\s\S]*stupéfiants[\s\S]*contrefaçons/,
    ),
  ],
  ['Décrivez honnêtement', advice],
  [
    'Chaque profil montre les avis reçus',
    () =>
      expect(Object.values(verification)).toEqual(expect.arrayContaining(['Identité', 'Email', 'Téléphone'])),
    shownBy('browser/identity.spec.ts', 'who one is: an e-mail by its link'),
    shownBy('browser/reviews.spec.ts', 'two people who never met'),
  ],
  ['Lisez les avis', advice],
  [
    'Créez un compte, puis choisissez',
    isIn('components/transports/propose-transport-button.tsx', /Proposer un transport/),
    journey,
  ],
  ['Vous recevez les demandes', journey],
  [
    'Le poids réservé est décompté',
    shownBy('integration/reservations-model.test.ts', 'all at once, no section is ever overbooked'),
  ],
  ['Parlez-en d’abord', advice],
  [
    'Tant qu’un paiement est conservé',
    shownBy('browser/remises.spec.ts', 'who disagrees finds an agreement on the screen, or an operator'),
  ],
  [
    'Pour tout le reste, écrivez-nous',
    shownBy('browser/forms.spec.ts', 'a message to us keeps what was typed'),
  ],
  ['Le support est là', operators],
];

const moneys: Money[] = ['reel', 'test', 'aucun'];
const said = new Set(
  policies.flatMap((policy) =>
    moneys.flatMap((way) => faqQuestions(policy, way).flatMap(({ answer }) => sentencesOf(answer))),
  ),
);

test.each([...said])('« %s » is held to be true', (sentence) => {
  const [entry, ...more] = SENTENCES.filter(([begin]) => sentence.startsWith(begin));
  expect([sentence, entry !== undefined, more]).toEqual([sentence, true, []]);
  for (const check of (entry?.slice(1) ?? []) as ((text: string) => void)[]) check(sentence);
});

test('nothing is held that the FAQ does not say', () => {
  const unsaid = SENTENCES.filter(([begin]) => ![...said].some((sentence) => sentence.startsWith(begin)));
  expect(unsaid.map(([begin]) => begin)).toEqual([]);
});
