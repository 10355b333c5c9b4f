/** What a visitor reads who wants to write to a carrier. */
export const CONTACT_TEXT = 'Vous devez être connecté pour contacter ce transporteur.';
