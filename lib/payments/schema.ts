/** What the API says of a payment (docs/api.md). */
const STATUTS_PAYMENT = ['pending', 'completed', 'failed'] as const;
export type StatutPayment = (typeof STATUTS_PAYMENT)[number];

/** Where it really stands (lib/payments/rules/life.ts). */
export const ETATS_PAYMENT = [
  'pending',
  'held',
  'disputed',
  'released',
  'refunded',
  'split',
  'failed',
  'withdrawn',
  'lapsed',
] as const;
export type EtatPayment = (typeof ETATS_PAYMENT)[number];
