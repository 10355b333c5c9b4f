import 'server-only';
import { findCountry } from '@/lib/core/cities/countries';

type Readable = { number: string; country: string };

/** Kinds of numbers that a short message reaches at an ordinary price. */
const MOBILE = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * A kept number in full, for short messages, and its country's code; a national one is read as of the account's country.
 * Null for what is no mobile number of Europe or Africa: dear numbers elsewhere are how such messages are abused.
 */
export async function mobileNumber(phone: string, accountCountry: string): Promise<Readable | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const home = findCountry(accountCountry)?.code;
  const parsed = parsePhoneNumberFromString(phone, home as Parameters<typeof parsePhoneNumberFromString>[1]);
  if (!parsed?.isValid() || !MOBILE.has(parsed.getType())) return null;
  const { country } = parsed;
  if (!country || !findCountry(country)) return null;
  return { number: parsed.number, country };
}
