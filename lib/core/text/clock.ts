import type { Langue } from '@/lib/langues/langue.mjs';
import { NBSP } from './text';

export type Clock = { hour: number; minute: number };

const two = (value: number) => String(value).padStart(2, '0');
const digital = ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)}`;

/** An hour as a language writes it: "18 h 30", "18:30". By itself: what names an hour alone needs no months. */
export const CLOCK: Record<Langue, (wall: Clock) => string> = {
  fr: ({ hour, minute }) => `${hour}${NBSP}h${minute ? `${NBSP}${two(minute)}` : ''}`,
  en: digital,
  ar: digital,
};
