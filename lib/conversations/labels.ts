import { formatKg } from '@/lib/core/text/money';
import { formatEtapeDate, formatTime, localDay } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { dit } from '@/lib/langues/messages/fr/ecrans/messagerie/dit';
import type { Given } from '@/lib/langues/words';
import type { StoredEvenement } from './rules/evenement';

/** What says an event: a page's words, or the French ones of the API (queries/sentence.ts). */
export type DitWords = { (key: keyof typeof dit, values?: Given): string; langue: Langue };

type Facts = Pick<
  StoredEvenement,
  'type' | 'villeDepart' | 'villeArrivee' | 'dateDepart' | 'timezoneDepart' | 'etape'
> & { poids: number };
type Horaire = NonNullable<StoredEvenement['etape']>;

/** What changed of a stop's time: the later one without its day where that stayed. */
export function horaireOf({ ville, avant, apres, timezone }: Horaire, langue: Langue) {
  const sameDay = localDay(avant, timezone) === localDay(apres, timezone);
  return {
    ville,
    avant: formatEtapeDate(avant, timezone, langue),
    apres: sameDay ? formatTime(apres, timezone, langue) : formatEtapeDate(apres, timezone, langue),
  };
}

/** An event as a sentence of the thread: « Réservation confirmée : 8 kg, Lyon → Tanger, départ sam. 12 décembre, 6 h 30 ». */
export function evenementSentence(words: DitWords, evenement: Facts): string {
  const { type, villeDepart, villeArrivee, dateDepart, timezoneDepart, poids, etape } = evenement;
  const { langue } = words;
  const titre = words(type);
  if (type === 'etape_deplacee' && etape)
    return words('phraseHoraire', { titre, ...horaireOf(etape, langue) });
  return words('phrase', {
    titre,
    poids: formatKg(poids, langue),
    depart: villeDepart,
    arrivee: villeArrivee,
    date: formatEtapeDate(dateDepart, timezoneDepart, langue),
  });
}

/** What somebody said with it. On a request that nobody answered the site says why, in French, and the event's own line says it already. */
export const quoteOf = ({
  type,
  commentaire,
}: Pick<StoredEvenement, 'type' | 'commentaire'>): string | null =>
  type === 'reservation_expiree' ? null : commentaire;
