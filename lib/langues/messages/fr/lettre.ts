/** What stands around a letter. */
export const lettre = {
  bonjour: 'Bonjour,',
  aBientot: 'À bientôt,',
  citation: '«\u00a0{mots}\u00a0»',
  adresse: 'Le bouton ne s’ouvre pas\u202f? Copiez cette adresse\u202f: {adresse}',
  suivi: '{bouton}\u202f:',
  trajet: '{de} → {vers}',
};
