import { formatYear } from '@/lib/core/text/time';
import type { Ecriture } from './ledger';

/** What who paid gave, what of it came back to them, and what the site kept of the other's share. */
export const RECU_GENRES = ['paiement', 'avoir', 'commission'] as const;
export type RecuGenre = (typeof RECU_GENRES)[number];

/** Whose papers each are: of who paid, or of who asked. */
export const RECU_DE: Record<RecuGenre, 'recipient' | 'sender'> = {
  paiement: 'recipient',
  avoir: 'recipient',
  commission: 'sender',
};

/** The papers that entries call for (docs/rules.md), with their amounts and what the carrier gets, in cents. */
export function recusOf(
  ecritures: readonly Ecriture[],
): { genre: RecuGenre; centimes: number; verse: number }[] {
  const lignes = (genre: Ecriture['genre']) =>
    ecritures.filter((entry) => entry.genre === genre).flatMap((entry) => entry.lignes);
  const amount = (genre: Ecriture['genre'], compte: string) =>
    Math.abs(lignes(genre).find((ligne) => ligne.compte === compte)?.centimes ?? 0);
  const found = {
    paiement: amount('encaissement', 'prestataire'),
    avoir: amount('reglement', 'a_rembourser') || amount('reprise', 'a_rembourser'),
    commission: amount('reglement', 'commission'),
  };
  const verse = amount('reglement', 'a_verser');
  return RECU_GENRES.map((genre) => ({ genre, centimes: found[genre], verse })).filter(
    ({ centimes }) => centimes > 0,
  );
}

const LETTERS: Record<RecuGenre, string> = { paiement: 'R', avoir: 'A', commission: 'C' };

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
