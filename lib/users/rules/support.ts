/** How long a message to whoever runs the site may be, in characters. */
export const SUPPORT_LENGTH = 4000;

/** What one may write about, in the order of the form. */
export const SUJETS = [
  'reservation',
  'paiement',
  'compte',
  'securite',
  'donnees',
  'partenaire',
  'autre',
] as const;
export type Sujet = (typeof SUJETS)[number];
