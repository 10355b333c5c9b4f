import type { Words } from '../labels';
import type { FactsOf } from '../schema';

type Kind = Extract<keyof FactsOf, `paiement_${string}`>;

/** What is said of each; of test money, that it is none. `who` is the other of the two. No amount, no way to pay. */
const SAID: Record<Kind, { title: (who: string) => string; text: (who: string) => string }> = {
  paiement_demande: {
    title: (who) => `${who} vous demande un paiement`,
    text: () => 'Lisez sur le site de quoi il s’agit. Nous ne demandons jamais de payer par e-mail.',
  },
  paiement_retire: {
    title: () => 'Demande de paiement retirée',
    text: (who) => `${who} ne vous demande plus ce paiement. Vous n’avez rien à faire.`,
  },
  paiement_expire: {
    title: () => 'Demande de paiement sans suite',
    text: (who) =>
      `Votre demande à ${who} n’attend plus\u202f: le temps est passé, ou la réservation n’est plus confirmée.`,
  },
  paiement_recu: {
    title: (who) => `${who} a payé`,
    text: () =>
      'Le paiement est conservé jusqu’à la livraison. Il vous est versé ensuite, commission déduite.',
  },
  paiement_verse: {
    title: () => 'Votre paiement est libéré',
    text: () => 'Votre part, commission déduite, part vers votre compte de versement.',
  },
  paiement_rembourse: {
    title: () => 'Vous êtes remboursé',
    text: () => 'Ce qui vous revient de ce paiement vous est rendu par le moyen avec lequel vous avez payé.',
  },
  paiement_repris: {
    title: () => 'Un paiement vous est repris',
    text: (who) =>
      `Ce paiement est rendu en entier à ${who}, par un opérateur ou par sa banque. Ce qui vous en a été versé est repris sur votre compte.`,
  },
  paiement_attend_compte: {
    title: () => 'Votre part attend votre compte',
    text: () =>
      'Une livraison vous est due, et votre compte de versement n’est pas complet. Ouvrez vos paiements sur le site pour le compléter.',
  },
};

const TEST = 'C’est un essai\u202f: aucun argent ne bouge, et rien n’est dû à personne.';

/** The words of what became of a request for money; they lead to its own page. Test money is called so, and nothing promised. */
export function paymentWords(kind: Kind, { lien, modeTest }: FactsOf[Kind], who: string): Words {
  const { title, text } = SAID[kind];
  return {
    title: modeTest ? `${title(who)} (mode test)` : title(who),
    text: modeTest ? TEST : text(who),
    href: lien,
    action: lien.startsWith('/payments') ? 'Voir le paiement' : 'Voir la conversation',
  };
}
