import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { NNBSP } from '@/lib/core/text/text';
import type { EtatPayment } from './schema';

/** The one sentence for a payment that is not there, or not for who asks. */
export const PAYMENT_MISSING = 'Paiement non trouvé.';

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
