import type { ImageUse } from '@/lib/core/images/encode';
import { langueOfAddress } from '@/lib/langues/adresse.mjs';

/** The three profile types of the registration, in the order in which it offers them (docs/screens.md). */
export const USER_TYPES = ['particular', 'professional', 'agency'] as const;
/** What a private person means to do here. */
export const USAGES = ['sender', 'traveler', 'both'] as const;
/** What an agency offers (docs/rules.md). */
export const SERVICES = ['stockage', 'emballage', 'expedition', 'reception'] as const;

/** Only adults may promise to carry or to pay, as the terms of use say: a minor's contract can be undone. */
export const MINIMUM_AGE = 18;
const MAXIMUM_AGE = 120;

export const PASSWORD_LENGTH = { min: 8, max: 200 };

/** A password's length as its owner counts it: letters after NFKC, not code units. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length;
}

/** Full years between two days, both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** What is wrong with a birth date (`YYYY-MM-DD`) on a given day, or null. */
export function birthDateProblem(
  birthDate: string,
  today: string,
): 'invalid' | 'future' | 'year' | 'minor' | null {
  const date = new Date(`${birthDate}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === birthDate;
  if (!real) return 'invalid';
  if (birthDate >= today) return 'future';
  const age = ageOn(birthDate, today);
  if (age > MAXIMUM_AGE) return 'year';
  return age < MINIMUM_AGE ? 'minor' : null;
}

/** How many digits follow the country's code where they are always as many, in the countries of most people here. */
const DIGITS_AFTER: Record<string, number> = { '33': 9, '212': 9, '216': 8, '221': 9, '223': 8, '225': 10 };

/**
 * A phone number as it is stored: `+` and digits, or the digits of a national number; separators gone, 00 read as +, the national 0
 * behind a country's code left out. Null when it cannot be one (6 to 15 digits, as many as its country has).
 */
export function normalisePhone(text: string): string | null {
  const bare = text
    .normalize('NFKC')
    .replace(/\(0\)/g, '')
    .replace(/[\s.()/\-\u2010-\u2015]/gu, '')
    .replace(/^00/, '+')
    .replace(/^\+(33|212)0(?=\d{9}$)/, '+$1');
  if (!/^\+?\d{6,15}$/.test(bare)) return null;
  const code = Object.keys(DIGITS_AFTER).find((one) => bare.startsWith(`+${one}`));
  return code && bare.length - 1 - code.length !== DIGITS_AFTER[code] ? null : bare;
}

/** A company number as it is stored, 5 to 20 letters or digits without separators; null when it cannot be one. */
export function normaliseSiret(text: string): string | null {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s.\-/]/gu, '')
    .toUpperCase();
  return /^[A-Z0-9]{5,20}$/.test(bare) ? bare : null;
}

/** What is wrong with a company number, as `normaliseSiret` gives it, in a country, or null. */
export function siretProblem(siret: string, country: string): 'length' | 'checksum' | null {
  if (country !== 'France') return null;
  if (!/^\d{14}$/.test(siret)) return 'length';
  return hasRightChecksum(siret) ? null : 'checksum';
}

/** Luhn's checksum, which every SIRET has but those of La Poste's branches: their digits add up to a multiple of five (INSEE). */
function hasRightChecksum(siret: string): boolean {
  const digits = [...siret].map(Number).reverse();
  const sum = (weight: (digit: number, index: number) => number) =>
    digits.reduce((total, digit, index) => total + weight(digit, index), 0);
  const luhn = sum((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2));
  if (luhn % 10 === 0) return true;
  return siret.startsWith('356000000') && sum((digit) => digit) % 5 === 0;
}

/** The average of the reviews received, to one decimal, or null without any. */
export function averageRating(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum / count) * 10) / 10 : null;
}

const OWN = 'http://rihla.invalid';
const DOORS = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirmer-email',
  '/confirmer-newsletter',
  '/reprendre-email',
]);

/** Where to go after a login: `wanted` when it is a page of this site that is not a login page itself, otherwise `/`. */
export function safeCallback(wanted: string | null | undefined): string {
  // Browsers read a backslash as a slash and skip tabs and line ends, so "/\evil" leaves the site.
  if (!wanted || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, OWN)) return '/';
  const url = new URL(wanted, OWN);
  const { path } = langueOfAddress(url.pathname.replace(/\/+$/, ''));
  const elsewhere = url.origin !== OWN || url.pathname.startsWith('//');
  if (elsewhere || DOORS.has(path) || path === '/api' || path.startsWith('/api/')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A profile photo (docs/rules.md): shown small, so kept small. */
export const PROFILE_IMAGE = {
  kind: 'profile',
  only: ['jpeg', 'png'],
  maxWidth: 640,
} as const satisfies ImageUse;

/** A profile is changed by the one it belongs to. */
export function canEditProfile(actor: { id: string }, profile: { id: string }): boolean {
  return actor.id === profile.id;
}
