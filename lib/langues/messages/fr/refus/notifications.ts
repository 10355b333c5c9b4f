/** What the calls about notifications refuse. */
export const notifications = {
  service: 'Ce service de notifications n’est pas connu.',
  lien: 'Ce lien n’est pas valable. Vérifiez que vous l’avez copié en entier.',
};
