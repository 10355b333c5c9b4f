// Browser and server. The database holds integers (cents, grams), people and the API speak of euros and kilograms.
import type { Langue } from '@/lib/langues/langue.mjs';
import { formatInteger, NBSP } from './text';

// As they are written in Morocco, in Arabic too: a comma, and spaces between thousands.
const POINT: Record<Langue, string> = { fr: ',', en: '.', ar: ',' };

/** The nearest integer of `value * scale`, decimal dust apart. Throws RangeError when it is not a safe integer. */
function scaled(value: number, scale: number): number {
  const result = Math.round(Number((value * scale).toFixed(4)));
  if (!Number.isSafeInteger(result)) throw new RangeError(`not an amount: ${value}`);
  return result === 0 ? 0 : result;
}

/** 12.5 euros are 1250 cents. Throws RangeError for what is not finite. */
export function eurosToCents(euros: number): number {
  return scaled(euros, 100);
}

/** 1250 cents are 12.5 euros. Throws RangeError for what is not an integer. */
export function centsToEuros(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not cents: ${cents}`);
  return cents / 100;
}

/** 7.5 kg are 7500 grams. Throws RangeError for what is not finite. */
export function kgToGrams(kg: number): number {
  return scaled(kg, 1000);
}

/** 7500 grams are 7.5 kg. Throws RangeError for what is not an integer. */
export function gramsToKg(grams: number): number {
  if (!Number.isSafeInteger(grams)) throw new RangeError(`not grams: ${grams}`);
  return grams / 1000;
}

/** Sign, grouped whole part and decimals of an integer count of `1 / scale` units. */
function parts(count: number, digits: number, langue: Langue): { whole: string; decimals: string } {
  const text = Math.abs(count)
    .toString()
    .padStart(digits + 1, '0');
  const whole = formatInteger(Number(text.slice(0, -digits)), langue);
  return { whole: count < 0 ? `-${whole}` : whole, decimals: text.slice(-digits) };
}

/** Euros as "1 250,00 €" (no-break spaces). Throws RangeError for what is not finite. */
export function formatEuros(euros: number, langue: Langue = 'fr'): string {
  const { whole, decimals } = parts(eurosToCents(euros), 2, langue);
  const figure = `${whole}${POINT[langue]}${decimals}`;
  return langue === 'en' ? `€${figure}`.replace('€-', '-€') : `${figure}${NBSP}€`;
}

/** Kilograms without their unit: "12", "7,5", "1 250". Throws RangeError for what is not finite. */
export function formatKgNumber(kg: number, langue: Langue = 'fr'): string {
  const { whole, decimals } = parts(kgToGrams(kg), 3, langue);
  const kept = decimals.replace(/0+$/, '');
  return kept ? `${whole}${POINT[langue]}${kept}` : whole;
}

/** Kilograms as "12 kg", "7,5 kg" (no-break spaces). Throws RangeError for what is not finite. */
export function formatKg(kg: number, langue: Langue = 'fr'): string {
  return `${formatKgNumber(kg, langue)}${NBSP}${langue === 'ar' ? 'كغ' : 'kg'}`;
}
