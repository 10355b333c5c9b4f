import { formatYear } from '@/lib/core/text/time';
import type { Ecriture } from './ledger';

/**
 * What who paid gave, what of it came back to them, and the rest of it when a divided payment is taken back; what the site kept
 * of the other's share, and its giving up of that.
 */
export const RECU_GENRES = ['paiement', 'avoir', 'avoir_solde', 'commission', 'avoir_commission'] as const;
export type RecuGenre = (typeof RECU_GENRES)[number];

/** Whose papers each are: of who paid, or of who asked. */
export const RECU_DE: Record<RecuGenre, 'recipient' | 'sender'> = {
  paiement: 'recipient',
  avoir: 'recipient',
  avoir_solde: 'recipient',
  commission: 'sender',
  avoir_commission: 'sender',
};

/** Which paper each credit note takes back, in whole or in part. */
export const AVOIR_SUR: Partial<Record<RecuGenre, RecuGenre>> = {
  avoir: 'paiement',
  avoir_solde: 'paiement',
  avoir_commission: 'commission',
};

/** The papers that entries call for (docs/rules.md), with their amounts and what the carrier gets, in cents. `montant` was paid in all. */
export function recusOf(
  ecritures: readonly Ecriture[],
  montant: number,
): { genre: RecuGenre; centimes: number; verse: number }[] {
  const lignes = (genre: Ecriture['genre']) =>
    ecritures.filter((entry) => entry.genre === genre).flatMap((entry) => entry.lignes);
  const amount = (genre: Ecriture['genre'], compte: string) =>
    Math.abs(lignes(genre).find((ligne) => ligne.compte === compte)?.centimes ?? 0);
  const repris = amount('reprise', 'a_rembourser');
  const found = {
    paiement: amount('encaissement', 'prestataire'),
    avoir: amount('reglement', 'a_rembourser') || (repris === montant ? repris : 0),
    avoir_solde: repris === montant ? 0 : repris,
    commission: amount('reglement', 'commission'),
    avoir_commission: amount('reprise', 'commission'),
  };
  const verse = amount('reglement', 'a_verser') || amount('reprise', 'a_verser');
  return RECU_GENRES.map((genre) => ({ genre, centimes: found[genre], verse })).filter(
    ({ centimes }) => centimes > 0,
  );
}

const LETTERS: Record<RecuGenre, string> = {
  paiement: 'R',
  avoir: 'A',
  avoir_solde: 'A',
  commission: 'C',
  avoir_commission: 'AC',
};

/** The series in which a paper is numbered: one a year, in Paris, and others for payments that are no money. */
export function serieOf(genre: RecuGenre, made: Date, test: boolean): string {
  return `${test ? 'TEST-' : ''}${LETTERS[genre]}-${formatYear(made)}`;
}

/** "R-2026-000042". */
export const numeroOf = ({ serie, numero }: { serie: string; numero: number }): string =>
  `${serie}-${String(numero).padStart(6, '0')}`;

/** What of an amount with VAT at `taux` ten-thousandths is VAT, in cents, rounded half up. */
export function tvaIn(centimes: number, taux: number): number {
  return centimes - Math.round((centimes * 10_000) / (10_000 + taux));
}
