export const saisie = {
  reseau:
    'Pas de réseau\u202f: ce code est gardé sur ce téléphone, avec l’heure, et part dès que possible. Laissez cette page ouverte, ou revenez-y.',
  session:
    'Vous n’êtes plus connecté\u202f: ce code est gardé sur ce téléphone, avec l’heure, et part dès que possible. Laissez cette page ouverte, ou revenez-y.',
  tentatives:
    'Trop de tentatives\u202f: ce code est gardé sur ce téléphone, avec l’heure, et part dès que possible. Laissez cette page ouverte, ou revenez-y.',
  muet: 'Le site ne répond pas\u202f: ce code est gardé sur ce téléphone, avec l’heure, et part dès que possible. Laissez cette page ouverte, ou revenez-y.',
  collecte: 'Code de collecte',
  livraison: 'Code de livraison',
  aide: 'Ou tapez les six chiffres que l’autre personne vous montre.',
  ajouter: 'Ajouter une photo ou une ligne',
  photo: 'Photo du colis',
  ligne: 'Une ligne',
  ligneAide: 'L’état du colis, à qui il a été remis. L’autre personne la lira.',
  envoiImage: 'Envoi de l’image...',
  envoi: 'Envoi en cours...',
  valider: 'Valider le code',
  collecteFaite: 'Collecte enregistrée',
  livraisonFaite: 'Livraison enregistrée',
  scannerCollecte: 'Scanner le QR de collecte',
  scannerLivraison: 'Scanner le QR de livraison',
  perdue: 'Connexion perdue. Tapez le code à six chiffres.',
};
