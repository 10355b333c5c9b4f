/** What can be reported. */
export const CIBLES = ['utilisateur', 'message', 'demande', 'transport', 'produit', 'avis'] as const;

/** Why, in the order of the form. */
export const MOTIFS = [
  'arnaque',
  'paiement_exterieur',
  'interdit',
  'harcelement',
  'faux_profil',
  'autre',
] as const;

/** What an operator can do. */
export const ACTIONS = ['masquer', 'retablir', 'avertir', 'suspendre', 'classer'] as const;

export type Cible = (typeof CIBLES)[number];
export type Action = (typeof ACTIONS)[number];
