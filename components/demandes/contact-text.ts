/** What « Contacter » says to visitors. */
export const CONTACT_TEXT = 'Vous devez être connecté pour contacter cette personne.';
