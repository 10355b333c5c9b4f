import { say } from '../lib/say.mjs';
import type { Figures } from './measure';
import type { Read } from './requests';
import type { ReservationFigures } from './reservations';
import { judge, type Wanted } from './verdict';

/** `first`: the product when it is asked each of the requests for the first time; `kept`: for nobody in particular, from memory. */
export type ReadFigures = {
  bare: Figures;
  product: Figures;
  kept: Figures;
  first?: Figures;
  small?: Figures;
};

type Report = {
  count: number;
  pages: { small: number; big: number };
  reads: Record<Read, ReadFigures>;
  reservations: ReservationFigures;
  megabytes: number;
  processors: number;
  load: number;
  /** False where the system does not tell what processes cost. */
  complete: boolean;
};

const LABELS = (report: Report): Record<Read, string> => ({
  list: 'liste, deux villes',
  search: 'recherche de texte',
  detail: 'détail',
  page1: 'liste entière, page 1',
  deep: `liste entière, page ${report.pages.big}`,
});

const number = (value: number, digits = 1) =>
  Number.isFinite(value) ? value.toFixed(digits).replace('.', ',') : '–';

const WIDTHS = [28, 7, 9, 10, 10, 9, 9, 9, 9];

function line(cells: string[]): void {
  say(
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0)))
      .join(' '),
  );
}

function figures(
  label: string,
  who: string,
  { perSecond, p50, p99, server, database }: Figures,
  small?: Figures,
): void {
  line([
    label,
    who,
    number(perSecond, 0),
    number(p50),
    number(p99),
    number(server, 2),
    number(database, 2),
    number(server + database, 2),
    small ? number(small.p99) : '',
  ]);
}

/** One table of all figures, then every target with whether it was reached. */
export function printReport(report: Report): void {
  const { reads, reservations } = report;
  say(
    `\n${report.count} transports ; ${report.processors} processeurs, charge ${number(report.load)} à la fin ; médianes.`,
  );
  if (!report.complete)
    say(
      'Ce système ne dit ni le temps processeur ni la mémoire d’un autre processus (/proc) : – dans la table.',
    );
  say('Temps processeur en ms par requête ; latences en ms à 10 connexions (32 pour les réservations).\n');
  line(['', '', 'req/s', 'p50', 'p99', 'serveur', 'base', 'somme', 'p99 à 10k']);
  const labels = LABELS(report);
  for (const read of Object.keys(labels) as Read[]) {
    figures(labels[read], 'rihla', reads[read].product, reads[read].small);
    figures('', 'gardé', reads[read].kept);
    figures('', 'nu', reads[read].bare);
    const { first } = reads[read];
    if (read === 'search' && first) figures('  chaque texte la 1re fois', 'rihla', first);
  }
  reservationFigures(reservations);
  say(`\nmémoire résidente du serveur : ${number(report.megabytes, 0)} Mo\n`);
  targets(report).forEach(judge);
  const pace = paceOf(reads.list.bare);
  const onReference = (['list', 'search', 'detail'] as const).map(
    (read) => `${labels[read]} ${number(cost(reads[read].product) * pace, 2)} ms`,
  );
  say(
    `\nLes trois premiers supposent une machine où le serveur nu lit la liste en ${number(BARE_LIST_MS, 2)} ms, ici ` +
      `${number(cost(reads.list.bare), 2)}. Ramenés à elle : ${onReference.join(', ')}.`,
  );
}

function reservationFigures({ product, bare, first }: ReservationFigures): void {
  figures('réservations, un trajet', 'rihla', product);
  figures('', 'nu', bare);
  figures('  les premières', 'rihla', first);
}

/** Reserving alone. */
export function printReservations(reservations: ReservationFigures): void {
  line(['', '', 'req/s', 'p50', 'p99', 'serveur', 'base', 'somme', '']);
  reservationFigures(reservations);
  say('');
  reservationTargets(reservations).forEach(judge);
}

/** What the bare server needs for the list where the targets in milliseconds were set. */
const BARE_LIST_MS = 0.6;

const cost = ({ server, database }: Figures) => server + database;

/** By what to multiply milliseconds measured here, to have them where the targets were set; from the bare server's list. */
export const paceOf = (bareList: Figures): number => BARE_LIST_MS / cost(bareList);

function targets(report: Report): Wanted[] {
  const { reads, reservations } = report;
  const atMost = (label: string, value: number, limit: number, unit: string, digits = 2): Wanted => ({
    label: `${label} <= ${number(limit, digits)} ${unit}`,
    value: `${number(value, digits)} ${unit}`,
    reached: value <= limit,
  });
  const wrong = [
    ...Object.entries(reads).flatMap(([read, by]) =>
      Object.entries(by).map(([who, { failures }]) => ({ where: `${read} ${who}`, failures })),
    ),
    { where: 'réservations', failures: reservations.product.failures },
    { where: 'réservations bare', failures: reservations.bare.failures },
  ].filter(({ failures }) => failures > 0);
  const growth = (['list', 'search', 'detail'] as const).flatMap((read) => {
    const { product, small } = reads[read];
    return small
      ? [atMost(`p99 à ${report.count} contre 10000, ${read}`, product.p99 / small.p99, 1.3, 'fois')]
      : [];
  });
  return [
    atMost('liste', cost(reads.list.product), 2, 'ms'),
    atMost('liste gardée', cost(reads.list.kept), 1.2, 'ms'),
    atMost('recherche', cost(reads.search.product), 2.5, 'ms'),
    atMost('détail', cost(reads.detail.product), 1.2, 'ms'),
    atMost('détail gardé', cost(reads.detail.kept), 0.5, 'ms'),
    atMost(
      `page ${report.pages.big} contre page 1`,
      cost(reads.deep.product) / cost(reads.page1.product),
      1.1,
      'fois',
    ),
    ...reservationTargets(reservations),
    ...growth,
    atMost('mémoire résidente', report.megabytes, 400, 'Mo', 0),
    {
      label: 'réponses fausses',
      value: wrong.map(({ where, failures }) => `${failures} (${where})`).join(', ') || '0',
      reached: wrong.length === 0,
    },
  ];
}

function reservationTargets({ product, oversold, lastOnes }: ReservationFigures): Wanted[] {
  const { asked, made, fitting } = lastOnes;
  return [
    {
      label: 'réservations >= 300 par seconde sur un trajet',
      value: `${number(product.perSecond, 0)} par seconde`,
      reached: product.perSecond >= 300,
    },
    {
      label: 'rien de survendu, et tout ce qui tient est pris',
      value: `${made} réservées sur ${asked} demandes pour ${fitting} places`,
      reached: !oversold && made === fitting,
    },
  ];
}
