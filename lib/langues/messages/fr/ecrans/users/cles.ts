export const cles = {
  titre: 'Clés d’accès',
  texte: 'Entrez sans mot de passe, avec votre doigt, votre visage ou le code de votre appareil.',
  enregistree: 'Votre clé d’accès est enregistrée.',
  ajouter: 'Ajouter une clé',
  supprimee: 'La clé «\u00a0{nom}\u00a0» est supprimée.',
  utilisee: 'Ajoutée le {jour}, utilisée le {usage}.',
  jamais: 'Ajoutée le {jour}, jamais utilisée.',
  renommerCle: 'Renommer la clé {nom}',
  renommer: 'Renommer',
  supprimerCle: 'Supprimer la clé {nom}',
  supprimer: 'Supprimer',
  question: 'Supprimer cette clé d’accès\u202f?',
  suite:
    'Elle n’ouvrira plus votre compte. Votre appareil peut encore la proposer\u202f: retirez-la aussi de ses mots de passe.',
};
