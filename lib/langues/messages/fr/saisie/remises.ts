/** What is wrong with a value, where a schema of remises says it itself. */
export const remises = {
  genre: 'Choisissez collecte ou livraison.',
  code: 'Indiquez le code.',
  sixChiffres: 'Le code a six chiffres.',
  instant: 'Indiquez une date et une heure.',
  image: 'Cette image n’existe plus. Envoyez-la de nouveau.',
  photo: 'Ajoutez une photo du colis remis.',
  aQui: 'Dites à qui le colis a été remis, et où.',
  motif: 'Dites ce qui ne va pas.',
  montant: 'Indiquez un montant en euros.',
  negatif: 'Le montant ne peut pas être négatif.',
  tropRembourse: 'Ce montant est plus grand que ce qui est conservé.',
  decimales: 'Le montant a deux décimales au plus.',
  raison: 'Écrivez la raison de la décision.',
};
