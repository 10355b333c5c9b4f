import { sumVitals, type VitalsFigure } from '@/lib/core/vitals/count';
import { MESURES } from '@/lib/core/vitals/pages';

// `npm run vitals`, run as a child by the launcher: for three views of four, how long public pages took at most.
const DAYS = 28;
const figures = await sumVitals(DAYS);

/** « 1 180 ms », « 0,02 » */
function shown(figure: VitalsFigure | undefined): string {
  if (!figure) return '–';
  const number = (value: number, digits: number) =>
    value.toLocaleString('fr-FR', { maximumFractionDigits: digits });
  return figure.mesure === 'CLS' ? number(figure.p75 / 1000, 2) : `${number(Math.round(figure.p75), 0)} ms`;
}

if (figures.length === 0) console.info('Rien n’a encore été mesuré.');
else {
  console.info(`Trois vues sur quatre, ${DAYS} derniers jours\n`);
  console.info(
    [
      'page'.padEnd(20),
      'appareil'.padEnd(11),
      ...MESURES.map((one) => one.padStart(9)),
      'vues'.padStart(8),
    ].join(' '),
  );
  for (const of of new Set(figures.map(({ page, appareil }) => `${page} ${appareil}`))) {
    const own = figures.filter(({ page, appareil }) => `${page} ${appareil}` === of);
    const [page = '', appareil = ''] = of.split(' ');
    const cells = MESURES.map((one) => shown(own.find(({ mesure }) => mesure === one)).padStart(9));
    const views = Math.max(...own.map(({ nombre }) => nombre));
    console.info([page.padEnd(20), appareil.padEnd(11), ...cells, String(views).padStart(8)].join(' '));
  }
}
process.exit();
