import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { formatLongDate, formatTime } from '@/lib/core/text/time';
import { formatPercent } from '@/lib/payments/labels';
import type { Copie } from './copie';

/** What a column's value is, where it does not say so itself: money, a share of it, what became of a payment. */
export type Mesure = 'centimes' | 'taux' | 'etat';

const OF_PAYMENTS = new Set(['state', 'avant', 'apres']);

/** What a column of the database holds, by its name. */
export function mesureOf(table: string, column: string): Mesure | undefined {
  if (/(?:^|_)centimes$/.test(column)) return 'centimes';
  if (column.endsWith('_dix_milliemes')) return 'taux';
  return table.startsWith('payment') && OF_PAYMENTS.has(column) ? 'etat' : undefined;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:?\d\d)$/;

/** A value of somebody's data as they read it, in lines: amounts in euros beside what is kept, instants by the clock of `fuseau`. */
export function linesOf(value: unknown, copie: Copie, fuseau: string, mesure?: Mesure | undefined): string[] {
  const { langue, say } = copie;
  if (value === null || value === undefined || value === '') return ['–'];
  if (typeof value === 'boolean') return [say(value ? 'oui' : 'non')];
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, copie, fuseau));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => {
      const [first = '', ...rest] = linesOf(one, copie, fuseau);
      return [`${copie.nom(name)}${langue === 'fr' ? '\u202f' : ''}: ${first}`, ...rest];
    });
  if (typeof value === 'number' && mesure === 'centimes')
    return [`${value} (${formatEuros(centsToEuros(value), langue)})`];
  if (typeof value === 'number' && mesure === 'taux')
    return [`${value} (${formatPercent(value / 100, langue)})`];
  const text = String(value);
  if (mesure === 'etat') return [copie.etat(text)];
  if (!INSTANT.test(text)) return [text];
  const at = new Date(text);
  return [`${formatLongDate(at, fuseau, langue)}, ${formatTime(at, fuseau, langue)}`];
}
