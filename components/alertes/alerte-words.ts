import type { Words } from '@/components/words/words-of';
import type { AlerteView } from '@/lib/alertes/schema/view';
import { formatKg } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import { CATEGORIES } from '@/lib/demandes/schema';
import { TYPES_TRANSPORT } from '@/lib/transports/schema';

type AlerteWords = Words<'alertes/alerte'>;
type Sought = Pick<
  AlerteView,
  'genre' | 'villeDepart' | 'villeArrivee' | 'du' | 'au' | 'poids' | 'type' | 'categorie' | 'mots'
>;

/** What an alert looks for, in a few words: « Trajets Lyon → Tanger ». */
export function alerteTitle(
  words: AlerteWords,
  { genre, villeDepart: depart, villeArrivee: arrivee }: Sought,
): string {
  if (depart && arrivee) return words('deA', { genre, depart, arrivee });
  if (depart) return words('auDepart', { genre, depart });
  return arrivee ? words('vers', { genre, arrivee }) : words('toutes', { genre });
}

/** What narrows it further, part by part. */
export function alerteDetails(
  words: AlerteWords,
  { types, categories }: { types: Words<'transports/type'>; categories: Words<'demandes/categorie'> },
  sought: Sought,
): string[] {
  const { poids, mots } = sought;
  const type = TYPES_TRANSPORT.find((one) => one === sought.type);
  const categorie = CATEGORIES.find((one) => one === sought.categorie);
  const all = [
    daysText(words, sought),
    poids ? words('libres', { poids: formatKg(poids, words.langue) }) : '',
    type ? types(type) : '',
    categorie ? categories(categorie) : '',
    mots ? words('mots', { mots }) : '',
  ];
  return all.filter(Boolean);
}

function daysText(words: AlerteWords, { du, au }: Sought): string {
  const day = (date: string) => formatLongDate(date, undefined, words.langue);
  if (du && au)
    return du === au ? words('leJour', { jour: day(du) }) : words('duAu', { du: day(du), au: day(au) });
  if (du) return words('desLe', { du: day(du) });
  return au ? words('jusquAu', { au: day(au) }) : '';
}
