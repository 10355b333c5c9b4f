import { PERIODES } from '@/lib/donnees/rules/periodes';

export type Kind = keyof typeof PERIODES;

/** Everything that is kept for a time only, by table, and from when on a row may go: the same source as what people are told. */
export const PERIODS = Object.fromEntries(
  Object.entries(PERIODES).map(([table, { quand }]) => [table, quand]),
) as Record<Kind, string>;
