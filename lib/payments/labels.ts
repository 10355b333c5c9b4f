import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { dePersonne, NBSP, NNBSP } from '@/lib/core/text/text';
import type { RecuGenre } from './rules/recus';
import type { EtatPayment, StatutPayment } from './schema';

/** What the line of a thread says that announces a request for money. */
export function announcement({
  amountCentimes,
  description,
}: {
  amountCentimes: number;
  description: string;
}): string {
  return `💰 Demande de paiement${NNBSP}: ${formatEuros(centsToEuros(amountCentimes))} (${description})`;
}

/** What a provider asks about who is paid, by the beginning of its own word for it. */
const MISSING: [RegExp, string][] = [
  [/^external_account/, 'vos coordonnées bancaires'],
  [/verification|\.id_number/, 'une pièce d’identité'],
  [/^tos_acceptance/, 'votre accord avec les conditions du prestataire'],
  [/^business_profile|^settings/, 'votre activité'],
  [/^(?:individual|representative|person_|owners|directors)/, 'vos informations personnelles'],
  [/^company/, 'les informations de votre entreprise'],
];

/** What the provider still wants to know, in words, each once. */
export function missingWords(manque: readonly string[]): string[] {
  const say = (word: string) => MISSING.find(([of]) => of.test(word))?.[1] ?? 'd’autres informations';
  return [...new Set(manque.map(say))];
}

/** Where a payment is shown. */
export const paymentPath = (id: string) => `/payments/${id}`;

/** The door of the test provider, where somebody chooses whether a payment succeeds. */
export const testDoorPath = (id: string) => `${paymentPath(id)}/essai`;

/** Where a payment stands, in a word. */
export const ETAT_PAYMENT_LABELS: Record<EtatPayment, string> = {
  pending: 'En attente',
  held: 'Conservé',
  disputed: 'En litige',
  released: 'Libéré',
  refunded: 'Remboursé',
  split: 'Partagé',
  failed: 'Échoué',
  withdrawn: 'Retiré',
  lapsed: 'Expiré',
};

/** What one chooses among one's payments by. */
export const STATUT_PAYMENT_LABELS: Record<StatutPayment, string> = {
  pending: 'En attente',
  completed: 'Complétés',
  failed: 'Échoués',
};

/** What holds of everything that the test mode shows. */
export const TEST_MODE_NOTE = 'Aucun argent ne bouge, et rien de ce que vous voyez ici n’est dû à personne.';

/** A rate as people read it: « 13 % », « 12,5 % ». */
export const formatPercent = (percent: number) => `${String(percent).replace('.', ',')}${NBSP}%`;

/** What each of one's papers is called. */
export const RECU_LABELS: Record<RecuGenre, string> = {
  paiement: 'Reçu de paiement',
  avoir: 'Avoir',
  avoir_solde: 'Avoir du reste',
  commission: 'Facture de commission',
  avoir_commission: 'Avoir sur commission',
};

/** What happened, as the story of a payment tells it. */
export const MOVE_LABELS: Record<EtatPayment, string> = {
  pending: 'Paiement demandé',
  held: 'Payé et conservé',
  disputed: 'Désaccord ouvert',
  released: 'Paiement libéré',
  refunded: 'Paiement remboursé',
  split: 'Paiement partagé',
  failed: 'Paiement refusé',
  withdrawn: 'Demande retirée',
  lapsed: 'Demande expirée',
};

/** What usually comes after a state, in order. */
export const STILL_TO_COME: Partial<Record<EtatPayment, readonly string[]>> = {
  pending: ['Paiement et conservation', 'Livraison, puis versement'],
  held: ['Livraison, puis versement'],
  disputed: ['Décision'],
};

type Told = { etat: EtatPayment; net: number; rembourse: number };

/** What happens next, in one sentence, to who pays. `name` is who asked, `until` when a request stops to wait. */
export function nextForPayer({ etat, net, rembourse }: Told, name: string, until: string): string {
  const sentences: Record<EtatPayment, string> = {
    pending: `Vous pouvez payer jusqu’au ${until}${NNBSP}; votre paiement est ensuite conservé jusqu’à la livraison.`,
    held: `Votre paiement est conservé jusqu’à la livraison${NNBSP}; libérez la somme quand tout est bien arrivé, et ${name} reçoit ${formatEuros(net)}.`,
    disputed:
      'Un désaccord est ouvert\u202f: la somme reste conservée et ne bouge pas avant qu’il soit réglé.',
    released: `Tout s’est bien passé\u202f: ${formatEuros(net)} reviennent à ${name}, et vous n’avez plus rien à faire.`,
    refunded: `${formatEuros(rembourse)} vous reviennent par le moyen avec lequel vous avez payé.`,
    split: `${formatEuros(rembourse)} vous reviennent et ${formatEuros(net)} vont à ${name}.`,
    failed: `Le paiement n’a pas abouti et rien n’a été pris${NNBSP}; ${name} peut vous le demander de nouveau.`,
    withdrawn: `${name} a retiré sa demande\u202f: vous n’avez rien à payer.`,
    lapsed: 'Le délai est passé, ou la réservation a changé\u202f: vous n’avez rien à payer.',
  };
  return sentences[etat];
}

/** The same to who asked. `name` is who pays. */
export function nextForAsker({ etat, net, rembourse }: Told, name: string, until: string): string {
  const sentences: Record<EtatPayment, string> = {
    pending: `${name} peut payer jusqu’au ${until}${NNBSP}; nous vous prévenons dès que c’est fait.`,
    held: `${name} a payé\u202f: le paiement est conservé jusqu’à la livraison, puis ${formatEuros(net)} vous sont versés.`,
    disputed:
      'Un désaccord est ouvert\u202f: la somme reste conservée et ne bouge pas avant qu’il soit réglé.',
    released: `Tout s’est bien passé\u202f: ${formatEuros(net)} vous reviennent.`,
    refunded: `${formatEuros(rembourse)} reviennent à ${name}, et vous n’avez rien à faire.`,
    split: `${formatEuros(net)} vous reviennent et ${formatEuros(rembourse)} retournent à ${name}.`,
    failed: `Le paiement ${dePersonne(name)} n’a pas abouti${NNBSP}; vous pouvez le demander de nouveau dans la conversation.`,
    withdrawn: 'Vous avez retiré cette demande\u202f; vous pouvez en faire une autre dans la conversation.',
    lapsed:
      'Le délai est passé, ou la réservation a changé\u202f; vous pouvez demander de nouveau dans la conversation.',
  };
  return sentences[etat];
}
