export const PRODUITS_PATH = '/produits';

/** What « Contacter » says to visitors. */
export const CONTACT_TEXT = 'Vous devez être connecté pour contacter ce vendeur.';
