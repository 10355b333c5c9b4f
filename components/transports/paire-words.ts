import { formatEuros, formatKg } from '@/lib/core/text/money';
import { formatInteger, NNBSP } from '@/lib/core/text/text';
import { formatEtapeDateShort } from '@/lib/core/text/time';
import type { TransportView } from '@/lib/transports/queries/view';

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
export function nextDay({ transports: { items } }: PaireShown): string | null {
  const next = items[0];
  if (!next) return null;
  const zone = next.etapes[next.route.depart]?.timezone ?? 'Europe/Paris';
  return formatEtapeDateShort(next.route.dateDepart, zone).split(',')[0] ?? null;
}

/** « 7 trajets », « Plus de 1 000 trajets ». */
function countedTrajets({ transports: { total, totalIsMinimum } }: PaireShown): string {
  return `${totalIsMinimum ? 'Plus de ' : ''}${formatInteger(total)} ${total > 1 ? 'trajets' : 'trajet'}`;
}

/** Under the title: what there is, and what to do next. */
export function paireSentence(page: PaireShown): string {
  const { sens, transports } = page;
  if (transports.total === 0)
    return `Personne n’annonce de trajet ${sens} pour le moment. Créez une alerte, ou publiez votre besoin${NNBSP}: ceux qui partent vous écriront.`;
  const pass = transports.total > 1 ? 'vont' : 'va';
  return `${countedTrajets(page)} à venir ${pass} ${sens}. Choisissez le vôtre et réservez les kilos qu’il vous faut${NNBSP}: le transporteur vous répond.`;
}

/** For search engines: the facts in one sentence. */
export function paireDescription(page: PaireShown): string {
  const { sens, prix } = page;
  const next = nextDay(page);
  const facts = [
    next && `${countedTrajets(page)} à venir, le prochain ${next}`,
    prix && `${formatEuros(prix.milieu)} le kilo en général`,
  ].filter(Boolean);
  if (facts.length === 0)
    return `Faire porter un colis ${sens} par des voyageurs, des chauffeurs et des agences${NNBSP}: alertes, trajets proches et agences.`;
  return `Faire porter un colis ${sens}${NNBSP}: ${facts.join(', ')}. Voyageurs, chauffeurs et agences, avec les kilos libres sur votre partie de la route.`;
}

/** « jusqu’à 25 kg libres », of the shown departures; null when all are full. */
export function mostFree({ transports: { items } }: PaireShown): string | null {
  const most = Math.max(0, ...items.map(({ remainingCapacity }) => remainingCapacity));
  return most > 0 ? `jusqu’à ${formatKg(most)}` : null;
}
