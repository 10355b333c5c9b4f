import type { Words } from '@/components/words/words-of';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { formatInteger } from '@/lib/core/text/text';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { TransportView } from '@/lib/transports/queries/view';
import { dayAlone } from './transport-dates';

type PaireWords = Words<'transports/paire'>;

/** What the page of two cities or two countries says, as far as its words need it. */
export type PaireShown = {
  depart: { name: string };
  arrivee: { name: string };
  /** « de Lyon à Tanger », « de France au Maroc ». */
  sens: string;
  path: string;
  transports: { items: TransportView[]; total: number; totalIsMinimum: boolean };
  prix: { nombre: number; bas: number; milieu: number; haut: number } | null;
};

/** « ven. 27 nov. », by the calendar of where it leaves; null while nothing does. */
export function nextDay({ transports: { items } }: PaireShown, langue: Langue): string | null {
  const next = items[0];
  if (!next) return null;
  const zone = next.etapes[next.route.depart]?.timezone ?? 'Europe/Paris';
  return dayAlone(next.route.dateDepart, zone, langue);
}

/** Under the title: what there is, and what to do next. */
export function paireSentence(words: PaireWords, { sens, transports }: PaireShown): string {
  const { total, totalIsMinimum } = transports;
  if (total === 0) return words('personne', { sens });
  const nombre = formatInteger(total, words.langue);
  return totalIsMinimum
    ? words('plusDAnnonces', { nombre, sens })
    : words('annonces', { n: total, nombre, sens });
}

/** For search engines: the facts in one sentence. */
export function paireDescription(words: PaireWords, page: PaireShown): string {
  const { sens, prix, transports } = page;
  const jour = nextDay(page, words.langue);
  const nombre = formatInteger(transports.total, words.langue);
  const coming = transports.totalIsMinimum ? 'prochainDePlus' : 'prochain';
  const facts = [
    ...(jour ? [words(coming, { n: transports.total, nombre, jour })] : []),
    ...(prix ? [words('prixKilo', { prix: formatEuros(prix.milieu, words.langue) })] : []),
  ];
  if (facts.length === 0) return words('descriptionSeule', { sens });
  return words('description', { sens, faits: facts.reduce((un, autre) => words('faits', { un, autre })) });
}

/** « jusqu’à 25 kg », of the shown departures; null when all are full. */
export function mostFree(words: PaireWords, { transports: { items } }: PaireShown): string | null {
  const most = Math.max(0, ...items.map(({ remainingCapacity }) => remainingCapacity));
  return most > 0 ? words('jusqua', { poids: formatKg(most, words.langue) }) : null;
}
