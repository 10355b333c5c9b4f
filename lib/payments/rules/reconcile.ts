import type { EcritureGenre } from './ledger';

/** Money that moved at the provider, as either side tells it: above zero it came in. `ref` is its name there. */
export type Mouvement = { genre: string; ref: string; centimes: number; le: Date };
/** What one side tells otherwise than the other, or not at all. */
export type Ecart = { genre: string; ref: string; livres: number | null; prestataire: number | null };

/** The entries of the books that move money at the provider. */
export type Moved = Exclude<EcritureGenre, 'reglement' | 'reprise'>;

const keyOf = ({ genre, ref }: Mouvement) => `${genre}:${ref}`;

/**
 * Where the books and the provider's report differ about a day. Each side's movements of the day are looked for among all of the
 * other's that are given: midnight, or an answer that came late, makes no difference. What happened twice under one name counts
 * as its sum.
 */
export function differences(livres: Mouvement[], prestataire: Mouvement[], from: Date, to: Date): Ecart[] {
  const [ours, theirs] = [sums(livres), sums(prestataire)];
  const ofDay = [...livres, ...prestataire].filter(({ le }) => le >= from && le < to);
  const names = new Map(ofDay.map((one) => [keyOf(one), one]));
  return [...names].flatMap(([key, { genre, ref }]) => {
    const [one, other] = [ours.get(key) ?? null, theirs.get(key) ?? null];
    return one === other ? [] : [{ genre, ref, livres: one, prestataire: other }];
  });
}

function sums(mouvements: Mouvement[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const one of mouvements) sum.set(keyOf(one), (sum.get(keyOf(one)) ?? 0) + one.centimes);
  return sum;
}
