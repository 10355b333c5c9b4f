export const faits = {
  poids: 'Poids',
  prix: 'Prix proposé',
  besoin: 'Pour le besoin',
  description: 'Description',
  masque: '(masqué par le transporteur)',
  retire: '(retiré du site)',
  silence: 'Restée sans réponse pendant {heures}\u00a0heures, cette demande a été annulée automatiquement.',
  depart: 'Restée sans réponse jusqu’au départ, cette demande a été annulée automatiquement.',
};
