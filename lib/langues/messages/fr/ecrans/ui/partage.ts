export const partage = {
  partager: 'Partager',
  copier: 'Copier le lien',
  copie: 'Lien copié',
  pasCopie: 'Votre navigateur ne copie pas\u202f: copiez l’adresse de la page.',
  courriel: 'E-mail',
};
