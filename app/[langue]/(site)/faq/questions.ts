import { pageLangue, pageWords } from '@/components/words/server';
import { PRODUCT_NAME } from '@/lib/core/product';
import { BAREME } from '@/lib/payments/rules/commission';
import { RELEASE_HOURS } from '@/lib/remises/rules';
import { ANSWER_HOURS, CANCELLATION_HOURS, type CancellationPolicy } from '@/lib/reservations/rules';

export type Question = { question: string; answer: string; link?: { href: string; label: string } };

/** How money goes on this site: through Stripe, in test mode, or not at all. */
export type Money = 'reel' | 'test' | 'aucun';

const percents = BAREME.tranches.map(({ tauxDixMilliemes }) => tauxDixMilliemes / 100);

/** The ends of the commission's scale, in percent. */
export const COMMISSION = { min: Math.min(...percents), max: Math.max(...percents) };

/** The ten questions (docs/screens.md); those about cancelling and about money say what happens on the operator's site. */
export function faqQuestions(policy: CancellationPolicy, money: Money): Question[] {
  const text = pageWords('textes/faq');
  const words = pageWords('reservations/annulation');
  const protection = text('reel', { livree: RELEASE_HOURS.livree, declaree: RELEASE_HOURS.declaree / 24 });
  const said = { reel: protection, test: text('test', { suite: protection }), aucun: text('aucun') };
  return [
    {
      question: text('comment', { produit: PRODUCT_NAME }),
      answer: text('commentTexte', { jours: ANSWER_HOURS / 24 }),
      link: { href: '/transporteurs', label: text('voirTrajets') },
    },
    {
      question: text('combien'),
      answer: text('combienTexte', COMMISSION),
      link: { href: '/commission', label: text('voirBareme') },
    },
    { question: text('protege'), answer: said[money] },
    { question: text('delai'), answer: text('delaiTexte') },
    { question: text('annuler'), answer: words(policy, { heures: CANCELLATION_HOURS }) },
    {
      question: text('envoyer'),
      answer: text('envoyerTexte'),
      link: { href: '/terms', label: text('lireConditions') },
    },
    { question: text('aQui'), answer: text('aQuiTexte') },
    {
      question: text('proposer'),
      answer: text('proposerTexte'),
      link: { href: '/register', label: text('creer') },
    },
    { question: text('mal'), answer: text('malTexte'), link: { href: '/contact', label: text('ecrire') } },
    {
      question: text('support'),
      answer: text('supportTexte'),
      link: { href: '/contact', label: text('contacter') },
    },
  ];
}

/** The same questions in schema.org's words. */
export function faqStructuredData(questions: Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    inLanguage: pageLangue(),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
