import type { Words } from '@/components/words/words-of';
import { formatKg } from '@/lib/core/text/money';
import { formatInteger } from '@/lib/core/text/text';
import type { TransportPage } from '@/lib/transports/queries/list';
import type { TransportFilters } from '@/lib/transports/schema';
import { fromPlace, toPlace } from './place-words';
import { dayText } from './transport-search';

type Villes = { depart?: string | undefined; arrivee?: string | undefined };

type ListWords = Words<'transports/liste'>;

/** « 2 trajets exacts et 14 partiels », « Plus de 1 000 trajets », « Aucun trajet ». */
function countText(
  words: ListWords,
  { exacts, partiels, total = 0, totalIsMinimum }: TransportPage['meta'],
): string {
  const counted = (n: number) => ({ n, nombre: formatInteger(n, words.langue) });
  if (totalIsMinimum) return words('plusDe', counted(total));
  if (total === 0) return words('aucun');
  if (exacts === undefined || partiels === undefined || partiels === 0)
    return words('trajets', counted(total));
  if (exacts === 0) return words('aucunExact', counted(partiels));
  return words('exactsEtPartiels', { exacts: words('exacts', counted(exacts)), ...counted(partiels) });
}

function withPlaces(words: ListWords, quoi: string, { depart, arrivee }: Villes): string {
  if (depart && arrivee) return words('deA', { quoi, depart: fromPlace(depart), arrivee: toPlace(arrivee) });
  if (depart) return words('auDepart', { quoi, depart: fromPlace(depart) });
  return arrivee ? words('aDestination', { quoi, arrivee: fromPlace(arrivee) }) : quoi;
}

/**
 * The sentence under the title: « 2 trajets exacts et 14 partiels de Lyon à Tanger, le 12 décembre, avec 8 kg libres. »
 * Later pages have no counts and say that they go on.
 */
export function searchSummary(
  words: ListWords,
  meta: TransportPage['meta'],
  filters: TransportFilters,
  villes: Villes,
): string {
  const { date, type, poidsMax, search } = filters;
  const what = meta.total === undefined ? words('suite') : countText(words, meta);
  const details = [
    ...(date ? [words('leJour', { jour: dayText(date, words.langue) })] : []),
    ...(type ? [words('proposes', { type })] : []),
    ...(poidsMax === undefined
      ? []
      : [words(poidsMax < 2 ? 'avecLibre' : 'avecLibres', { poids: formatKg(poidsMax, words.langue) })]),
    ...(search ? [words('pour', { mots: search })] : []),
  ];
  const placed = withPlaces(words, what, villes);
  if (placed === what && details.length === 0 && meta.total) return words('aVenir', { quoi: what });
  const all = [placed, ...details].reduce((debut, suite) => words('ensuite', { debut, suite }));
  return words('phrase', { quoi: all });
}
