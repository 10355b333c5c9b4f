import { pageWords } from '@/components/words/server';
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

const PROTECTION = `Votre paiement est conservé jusqu’à la livraison. Il est versé au transporteur ${RELEASE_HOURS.livree}\u00a0h après la remise confirmée par votre code, ou dès que vous dites que tout va bien. Sans code, le transporteur déclare la livraison avec une photo, et vous avez ${RELEASE_HOURS.declaree / 24}\u00a0jours pour la contester. Ne payez jamais en dehors du site une personne que vous ne connaissez pas.`;

const MONEY_SENTENCES: Record<Money, string> = {
  reel: PROTECTION,
  test: `Sur ce site, les paiements sont en mode test\u202f: aucun argent ne bouge. ${PROTECTION}`,
  aucun:
    'Sur ce site, l’argent ne passe pas encore par nous\u202f: vous convenez du paiement avec le transporteur. Ne payez jamais d’avance une personne que vous ne connaissez pas.',
};

/** The ten questions (docs/screens.md); those about cancelling and about money say what happens on the operator's site. */
export function faqQuestions(policy: CancellationPolicy, money: Money): Question[] {
  const words = pageWords('reservations/annulation');
  return [
    {
      question: `Comment fonctionne ${PRODUCT_NAME}\u202f?`,
      answer: `Des voyageurs, des chauffeurs et des agences publient leurs trajets, avec les étapes et les kilos libres. Vous cherchez un trajet qui passe par vos deux villes, vous réservez le poids qu’il vous faut sur cette partie de la route, et le transporteur confirme sous ${ANSWER_HOURS / 24} jours. Vous pouvez aussi publier un besoin et attendre qu’on vous réponde.`,
      link: { href: '/transporteurs', label: 'Voir les trajets' },
    },
    {
      question: 'Combien cela coûte-t-il\u202f?',
      answer: `L’inscription et la publication sont gratuites. Vous convenez du prix avec le transporteur. Une commission de ${COMMISSION.min} à ${COMMISSION.max}\u00a0%, selon le montant, est comprise dans ce que vous payez.`,
      link: { href: '/commission', label: 'Voir le barème' },
    },
    {
      question: 'Comment le paiement est-il protégé\u202f?',
      answer: MONEY_SENTENCES[money],
    },
    {
      question: 'En combien de temps mon colis arrive-t-il\u202f?',
      answer:
        'Comptez de 2 à 7 jours pour un trajet international. Chaque trajet affiche la date de chacune de ses étapes, à l’heure de la ville.',
    },
    {
      question: 'Puis-je annuler une réservation\u202f?',
      answer: words(policy, { heures: CANCELLATION_HOURS }),
    },
    {
      question: 'Que puis-je envoyer\u202f?',
      answer:
        'Vêtements, cadeaux, téléphones, pièces, petits meubles\u202f: tout ce que la loi permet de transporter et que le transporteur accepte. Jamais d’armes, de stupéfiants, de contrefaçons ni de matières dangereuses. Décrivez honnêtement le contenu et montrez-le au transporteur avant le départ.',
      link: { href: '/terms', label: 'Lire les conditions d’utilisation' },
    },
    {
      question: 'Comment savoir à qui je confie mon colis\u202f?',
      answer:
        'Chaque profil montre les avis reçus, la date d’inscription et ce qui a été vérifié\u202f: identité, e-mail, téléphone. Lisez les avis avant de réserver, et montrez le contenu du colis à la remise.',
    },
    {
      question: 'Comment proposer un trajet\u202f?',
      answer:
        'Créez un compte, puis choisissez «\u202fProposer un transport\u202f»\u202f: vos étapes, leurs dates, le poids que vous pouvez prendre. Vous recevez les demandes et vous confirmez celles qui vous conviennent. Le poids réservé est décompté tout seul, sur chaque partie de la route.',
      link: { href: '/register', label: 'Créer un compte' },
    },
    {
      question: 'Que faire si quelque chose se passe mal\u202f?',
      answer:
        'Parlez-en d’abord à l’autre personne\u202f: la plupart des soucis se règlent ainsi. Tant qu’un paiement est conservé, dites «\u00a0Il y a un problème\u00a0» sur la page du colis\u202f: il reste bloqué, chacun propose un partage, et faute d’accord nous décidons, par écrit et avec nos raisons. Pour tout le reste, écrivez-nous avec le lien du trajet ou du besoin.',
      link: { href: '/contact', label: 'Nous écrire' },
    },
    {
      question: 'Quand puis-je joindre le support\u202f?',
      answer: 'Le support est là 24\u00a0h sur 24 et 7\u00a0jours sur 7.',
      link: { href: '/contact', label: 'Nous contacter' },
    },
  ];
}

/** The same questions in schema.org's words. */
export function faqStructuredData(questions: Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    inLanguage: 'fr',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
