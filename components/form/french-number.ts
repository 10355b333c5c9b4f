import type { Langue } from '@/lib/langues/langue.mjs';

const SPACES = /[\s\u00a0\u202f]/gu;
const FORM = /^[+-]?\d+(?:[.,]\d+)?$/;

/** « 7,5 », « 1 250,00 » or « 7.5 » as a number; undefined when blank, NaN when it is not a number. */
export function parseFrenchNumber(text: string): number | undefined {
  const bare = text
    .replace(SPACES, '')
    .replace('−', '-')
    .replace(/(?:€|kg)$/iu, '');
  if (bare === '') return undefined;
  return FORM.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN;
}

/** A number as one types it in a language: a comma or a point, no grouping. */
export function formatFrenchNumber(value: unknown, langue: Langue = 'fr'): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return langue === 'en' ? String(value) : String(value).replace('.', ',');
}
