/** What can be reported, as a sentence names it. */
export const CIBLE_LABELS = {
  utilisateur: 'Profil',
  message: 'Message',
  demande: 'Besoin',
  transport: 'Transport',
  produit: 'Produit',
  avis: 'Avis',
} as const;

/** Why, in the order of the form. */
export const MOTIF_LABELS = {
  arnaque: 'Arnaque ou fausse annonce',
  paiement_exterieur: 'Demande de payer hors du site',
  interdit: 'Objet ou contenu interdit',
  harcelement: 'Insultes, menaces ou harcèlement',
  faux_profil: 'Se fait passer pour quelqu’un d’autre',
  autre: 'Autre chose',
} as const;

/** What an operator can do, as a button and a log say it. */
export const ACTION_LABELS = {
  masquer: 'Masquer',
  retablir: 'Rétablir',
  avertir: 'Avertir',
  suspendre: 'Suspendre le compte',
  classer: 'Classer sans suite',
} as const;

/** What else the log tells of: money that is taken back, and a conversation that was read to decide a dispute. */
export type Logged = keyof typeof CIBLE_LABELS | 'paiement' | 'conversation';
export type Done = keyof typeof ACTION_LABELS | 'rembourser' | 'lire';

export type Cible = keyof typeof CIBLE_LABELS;
export type Motif = keyof typeof MOTIF_LABELS;
export type Action = keyof typeof ACTION_LABELS;

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
