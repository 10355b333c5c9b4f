export const argent = {
  titre: 'Argent',
  rien: 'rien',
  aucun: 'Aucun écart, et aucune banque ne conteste de paiement.',
  conteste: 'Une banque conteste {montant}',
  perdue:
    'Gelé depuis le {jour}\u202f: la banque a rendu la somme à qui a payé. Ce qui a été versé est repris, un désaccord ouvert se règle d’abord.',
  gele: 'Gelé depuis le {jour}\u202f: rien n’en part. Répondez à la banque chez le prestataire.',
  paiement: 'Paiement {id}, {etat}.',
  verses: 'Paiements versés',
  versesTexte:
    'Un paiement libéré ou partagé peut encore être rendu en entier à qui a payé, avec une raison écrite. Les derniers d’abord.',
  numero: 'Numéro ou adresse du paiement',
  chercher: 'Chercher',
  aucunVerse: 'Aucun paiement versé ici. <a>Voir les derniers</a>',
  plusAnciens: 'Plus anciens',
  deA: '{montant}, <b>{payeur}</b> à <c>{transporteur}</c>',
  etatLe: '{etat} le {jour}',
  enCours: 'En train d’être rendu',
  ecarts: '{n, plural, one {# écart} other {# écarts}} le {jour}',
  rapport:
    'Entre nos livres et le rapport de {prestataire}, qui compte {n, plural, one {# mouvements} other {# mouvements}}. Rien n’a été changé.',
  ecart: '<b>{genre}</b> {ref}\u202f: livres {livres}, prestataire {prestataire}',
  autres: 'Les autres sont dans le journal du serveur.',
};
