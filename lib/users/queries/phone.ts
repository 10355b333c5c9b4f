import 'server-only';
import { findCountry } from '@/lib/core/cities/countries';
import { findCity } from '@/lib/core/cities/find';
import { formatPhone } from '../labels';

type Readable = { number: string; country: string };
type CountryCode = import('libphonenumber-js/min').CountryCode;

/** Kinds of numbers that a short message reaches at an ordinary price. */
const MOBILE = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * A kept number in full, for short messages, and its country's code; a national one is read as of the account's country.
 * Null for what is no mobile number of Europe or Africa: dear numbers elsewhere are how such messages are abused.
 */
export async function mobileNumber(phone: string, accountCountry: string): Promise<Readable | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const home = findCountry(accountCountry)?.code;
  const parsed = parsePhoneNumberFromString(phone, home as CountryCode | undefined);
  if (!parsed?.isValid() || !MOBILE.has(parsed.getType())) return null;
  const { country } = parsed;
  if (!country || !findCountry(country)) return null;
  return { number: parsed.number, country };
}

/**
 * A kept number as one dials it from anywhere, and as one reads it out there, « +221 77 123 45 67 »; a national one is read as of
 * the country of `ville`. What is no number there stays as it is.
 */
export async function reachedAt(
  phone: string,
  ville: string | null,
): Promise<{ dialled: string; shown: string }> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const home = ville ? findCity(ville)?.country : undefined;
  const parsed = parsePhoneNumberFromString(phone, home as CountryCode | undefined);
  if (!parsed?.isValid()) return { dialled: phone, shown: formatPhone(phone) };
  return { dialled: parsed.number, shown: parsed.formatInternational().replaceAll(' ', '\u00a0') };
}
