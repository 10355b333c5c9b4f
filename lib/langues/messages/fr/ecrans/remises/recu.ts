export const recu = {
  recu: 'J’ai reçu le colis',
  envoi: 'Envoi en cours...',
  probleme: 'Il y a un problème',
  motif: 'Ce qui ne va pas',
  motifAide: 'La personne qui envoie le colis et le transporteur le liront.',
  envoyer: 'Envoyer',
};
