import type { ImageUse } from '@/lib/core/images/encode';

export const PAPIER_GENRES = ['identite', 'entreprise', 'licence', 'assurance'] as const;
export type PapierGenre = (typeof PAPIER_GENRES)[number];

export const PAPIER_ETATS = ['en_attente', 'accepte', 'refuse', 'retire', 'expire'] as const;

/** Wide enough to read small print, and no wider. */
export const PAPIER_IMAGE = { kind: 'papier', maxWidth: 1_600 } as const satisfies ImageUse;

/** Front and back, and what else belongs to it. */
export const MOST_IMAGES = 3;

/** Before what is good until then is reminded of, in days. */
export const REMINDED_DAYS = [30, 7] as const;

/** What a kind of account can show: a private person their identity, who works with it also what the trade asks for. */
export function genresFor(userType: 'particular' | 'professional' | 'agency'): readonly PapierGenre[] {
  return userType === 'particular' ? ['identite'] : PAPIER_GENRES;
}

/** What the tick beside a name stands for: the person, and for an agency the company too. */
export function genresOfTick(userType: 'particular' | 'professional' | 'agency'): readonly PapierGenre[] {
  return userType === 'agency' ? ['identite', 'entreprise'] : ['identite'];
}

/** A company's number does not run out; the other documents say until when they are good. */
export function hasEnd(genre: PapierGenre): boolean {
  return genre !== 'entreprise';
}
