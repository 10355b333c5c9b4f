export const page = {
  nom: 'Remise du colis',
  titre: 'Colis {depart} → {arrivee}',
  etat: '{etat}.',
  annulee: 'Annulée',
  codeCollecte: 'Code de collecte',
  codeLivraison: 'Code de livraison',
  destinataire: 'Destinataire',
  destinataireTexte:
    'Envoyez-lui ce lien\u202f: il y voit qui apporte le colis, où et quand, et le code de livraison. Aucun compte n’est nécessaire.',
  liberer:
    'Les {montant} conservés sont libérés pour le transporteur. Vérifiez le colis d’abord\u202f: vous ne pourrez plus revenir en arrière.',
  probleme: 'Il y a un problème',
};
