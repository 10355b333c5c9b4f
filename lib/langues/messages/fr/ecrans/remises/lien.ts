export const lien = {
  copier: 'Copier le lien',
  reprendre: 'Reprendre ce lien',
  faire: 'Faire un lien pour le destinataire',
  question: 'Reprendre ce lien\u202f?',
  oui: 'Reprendre le lien',
  garder: 'Garder',
  effet: 'Il ne s’ouvrira plus, et le code de livraison change.',
  copie: 'Lien copié',
  impossible: 'Ce navigateur ne copie pas d’ici. Sélectionnez le lien pour le copier.',
};
