export const desaccord = {
  signaler: 'Signaler un problème',
  envoi: 'Envoi en cours...',
  motif: 'Ce qui ne va pas',
  motifAide:
    'L’autre personne le lira. Ce qui est conservé reste bloqué jusqu’à votre accord, ou la décision d’un opérateur.',
  accord: 'Trouver un accord',
  bloques:
    '{montant} sont bloqués. Proposez ce qui revient à la personne qui a payé\u202f: le reste va au transporteur, commission déduite.',
  autrePropose: 'L’autre personne propose',
  vousProposez: 'Vous proposez',
  proposerAutre: 'Proposer autre chose',
  proposer: 'Proposer ce partage',
  proposee: 'Proposition envoyée',
  revient: 'Revient à qui a payé',
  pourquoi: 'Pourquoi',
  partage: '{rembourse} à qui a payé, {reste} pour le transport',
  accepter: 'Accepter ce partage',
  accepterQuestion: 'Accepter ce partage\u202f?',
  accepterOui: 'Accepter',
  accepterNon: 'Pas encore',
  definitif: '{rembourse} à qui a payé, {reste} pour le transport. Vous ne pourrez plus revenir en arrière.',
};
