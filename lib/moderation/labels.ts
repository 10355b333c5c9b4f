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

/** What else the log tells of: money that is taken back, and a conversation that was read to decide a dispute. */
export type Logged = (typeof CIBLES)[number] | 'paiement' | 'conversation';
export type Done = (typeof ACTIONS)[number] | 'rembourser' | 'lire';

export type Cible = (typeof CIBLES)[number];
export type Action = (typeof ACTIONS)[number];

const ITS: Record<Logged, string> = {
  utilisateur: 'votre profil',
  message: 'un de vos messages',
  demande: 'un de vos besoins',
  transport: 'un de vos transports',
  produit: 'un de vos produits',
  avis: 'un de vos avis',
  paiement: 'un de vos paiements',
  conversation: 'une de vos conversations',
};

/** What became of somebody's thing or account, told to them: « Un de vos transports a été masqué par la modération ». */
export function decisionTitle(action: Done, cible: Logged): string {
  const its = ITS[cible];
  if (action === 'rembourser') return 'Un paiement qui vous revenait est rendu à qui a payé';
  if (action === 'suspendre') return 'Votre compte est suspendu';
  if (action === 'avertir') return `Avertissement de la modération, pour ${its}`;
  const sentence = action === 'masquer' ? `${its} a été masqué par la modération` : `${its} est rétabli`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What who reported is told; never what was done to whom. */
export function receiptSentence(action: Action): string {
  return action === 'classer'
    ? 'Nous n’avons rien trouvé de contraire à nos règles. Merci de votre attention.'
    : 'Nous avons pris une mesure. Merci de votre attention.';
}
