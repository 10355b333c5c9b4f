export const cleProbleme = {
  deja: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  echec: 'Cet appareil n’a pas pu se servir d’une clé d’accès.',
};
