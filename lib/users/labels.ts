import { NBSP } from '@/lib/core/text/text';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { DAYS } from './rules/week';

/** What an agency offers (docs/rules.md). */
export const SERVICE_LABELS = {
  stockage: 'Stockage',
  emballage: 'Emballage',
  expedition: 'Expédition',
  reception: 'Réception',
} as const;

/** What can be verified of a person, in the order of a profile's badges (docs/screens.md). */
const VERIFICATIONS = ['identite', 'email', 'telephone', 'entreprise', 'licence', 'assurance'] as const;

type Verification = (typeof VERIFICATIONS)[number];

/** What was verified and what was not, each in the order of the badges. */
export function verificationsByState(states: Partial<Record<Verification, boolean | undefined>>): {
  done: Verification[];
  open: Verification[];
} {
  const names = VERIFICATIONS.filter((name) => states[name] !== undefined);
  return { done: names.filter((name) => states[name]), open: names.filter((name) => !states[name]) };
}

export type Service = keyof typeof SERVICE_LABELS;
export type Day = (typeof DAYS)[number];

/** The name under which a person is shown: an agency's company, else first and last name; of an account that has ended, that it has. */
export function displayName(
  user: { firstName: string; lastName: string; companyName?: string | null },
  langue: Langue = 'fr',
): string {
  if (langue !== 'fr' && hasEnded(user)) return ENDED_NAMES[langue];
  return user.companyName || `${user.firstName} ${user.lastName}`.trim();
}

/** Under which name an account stands where others still need it after it has ended. */
export const ENDED = { firstName: 'Compte', lastName: 'supprimé' } as const;

/** The same where its reader does not read French. */
const ENDED_NAMES = { en: 'Deleted account', ar: 'حساب محذوف' } as const;

/** Whether a name is that of an account that has ended: it leads to no profile any more. */
export function hasEnded({ firstName, lastName }: { firstName: string; lastName: string }): boolean {
  return firstName === ENDED.firstName && lastName === ENDED.lastName;
}

/** Shown where there is no average yet (docs/rules.md): never without « (0 avis) », never in data or sorting. */
const NOTE_SANS_AVIS = { resume: 4.5, profil: 4.8 } as const;

/** The note as stars are drawn: the average, or without reviews the display constant of that place. */
export function shownRating(
  rating: number | null,
  reviewCount: number,
  place: keyof typeof NOTE_SANS_AVIS,
): number {
  return reviewCount === 0 || rating === null ? NOTE_SANS_AVIS[place] : rating;
}

/** A stored phone number as one reads it out: « +33 6 12 34 56 78 », « 06 12 34 56 78 »; of other countries as it is. */
export function formatPhone(phone: string): string {
  const [, country = '', head, rest] = /^(\+(?:33|212|213))?(\d{1,2}?)(\d{8})$/.exec(phone) ?? [];
  if (!head || !rest || (country === '') !== (head.length === 2)) return phone;
  return [country, head, ...(rest.match(/../g) ?? [])].filter(Boolean).join(NBSP);
}

/** A stored company number as one reads it out: « 123 456 789 00012 »; what is no SIRET as it is. */
export function formatSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, ['$1', '$2', '$3', '$4'].join(NBSP));
}
