import { formatKg } from '@/lib/core/text/money';
import { aPlace, dePlace, formatInteger } from '@/lib/core/text/text';
import type { TransportPage } from '@/lib/transports/queries/list';
import type { TransportFilters } from '@/lib/transports/schema';
import { dayText } from './transport-search';

type Villes = { depart?: string | undefined; arrivee?: string | undefined };

const trajets = (count: number) => `${formatInteger(count)} ${count > 1 ? 'trajets' : 'trajet'}`;
const accord = (count: number, word: string) => `${formatInteger(count)} ${word}${count > 1 ? 's' : ''}`;

/** « 2 trajets exacts et 14 partiels », « Plus de 1 000 trajets », « Aucun trajet ». */
function countText({ exacts, partiels, total = 0, totalIsMinimum }: TransportPage['meta']): string {
  if (totalIsMinimum) return `Plus de ${trajets(total)}`;
  if (total === 0) return 'Aucun trajet';
  if (exacts === undefined || partiels === undefined || partiels === 0) return trajets(total);
  if (exacts === 0) return `Aucun trajet exact et ${accord(partiels, 'partiel')}`;
  return `${trajets(exacts)} ${exacts > 1 ? 'exacts' : 'exact'} et ${accord(partiels, 'partiel')}`;
}

function placesText({ depart, arrivee }: Villes): string {
  if (depart && arrivee) return `${dePlace(depart)} ${aPlace(arrivee)}`;
  if (depart) return `au départ ${dePlace(depart)}`;
  return arrivee ? `à destination ${dePlace(arrivee)}` : '';
}

/**
 * The sentence under the title: « 2 trajets exacts et 14 partiels de Lyon à Tanger, le 12 décembre, avec 8 kg libres. »
 * Later pages have no counts and say that they go on.
 */
export function searchSummary(
  meta: TransportPage['meta'],
  filters: TransportFilters,
  villes: Villes,
): string {
  const what = meta.total === undefined ? 'La suite des trajets' : countText(meta);
  const details = [
    filters.date && `le ${dayText(filters.date)}`,
    filters.type && `proposés par des ${filters.type.toLowerCase()}s`,
    filters.poidsMax !== undefined &&
      `avec ${formatKg(filters.poidsMax)} ${filters.poidsMax < 2 ? 'libre' : 'libres'}`,
    filters.search && `pour «\u00a0${filters.search}\u00a0»`,
  ].filter(Boolean);
  const places = placesText(villes);
  if (!places && details.length === 0 && meta.total) return `${what} à venir entre l’Europe et l’Afrique.`;
  return `${[[what, places].filter(Boolean).join(' '), ...details].join(', ')}.`;
}
