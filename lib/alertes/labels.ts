import { formatKg } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import type { AlerteGenre } from './schema';
import type { AlerteView } from './schema/view';

const GENRE_LABELS: Record<AlerteGenre, string> = {
  transport: 'Trajets',
  demande: 'Besoins',
  produit: 'Produits',
};
export const RYTHME_LABELS: Record<AlerteView['rythme'], string> = {
  aussitot: 'Dès la publication',
  quotidien: 'Une fois par jour, le matin',
};

type Sought = Pick<
  AlerteView,
  'genre' | 'villeDepart' | 'villeArrivee' | 'du' | 'au' | 'poids' | 'type' | 'categorie' | 'mots'
>;

/** What an alert looks for, in a few words: « Trajets Lyon → Tanger ». */
export function alerteTitle({ genre, villeDepart: from, villeArrivee: to }: Sought): string {
  const label = GENRE_LABELS[genre];
  if (from && to) return `${label} ${from} → ${to}`;
  if (from) return `${label} au départ de ${from}`;
  if (to) return genre === 'transport' ? `${label} vers ${to}` : `${label} à ${to}`;
  return label;
}

/** What narrows it further, part by part. */
export function alerteDetails({ du, au, poids, type, categorie, mots }: Sought): string[] {
  const days =
    du && au
      ? du === au
        ? `le ${formatLongDate(du)}`
        : `du ${formatLongDate(du)} au ${formatLongDate(au)}`
      : du
        ? `dès le ${formatLongDate(du)}`
        : au
          ? `jusqu’au ${formatLongDate(au)}`
          : '';
  const all = [
    days,
    poids ? `${formatKg(poids)} libres` : '',
    type,
    categorie,
    mots ? `«\u00a0${mots}\u00a0»` : '',
  ];
  return all.filter((part): part is string => Boolean(part));
}
