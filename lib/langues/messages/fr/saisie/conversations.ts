/** What is wrong with a value, where a schema of conversations says it itself. */
export const conversations = {
  message: 'Écrivez un message.',
  uneAnnonce: 'Une conversation porte sur une seule annonce.',
  lien: 'Indiquez une adresse qui commence par https:// ou par /.',
  lienPaiement: 'Une demande de paiement s’envoie avec le bouton «\u00a0Paiement\u00a0».',
  images: '{n} images au plus.',
  numero: 'Ce numéro n’existe pas.',
};
