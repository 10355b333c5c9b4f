export const lien = {
  incomplet: 'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis l’e-mail.',
  instant: 'Un instant...',
};
