export const papierReponse = {
  accepte: 'Accepter',
  refuse: 'Refuser',
  repondre: 'Répondre',
  instant: 'Un instant...',
  partie: 'La réponse est partie, les photos sont effacées.',
  decision: 'Décision',
  choisissez: 'Choisissez',
  jusqua: 'Valable jusqu’au',
  jusquaAide: 'Corrigez si le document dit autre chose.',
  raison: 'Raison',
  raisonAide: 'Obligatoire pour refuser. La personne la lira.',
};
