export const blocage = {
  question: 'Bloquer <b>{nom}</b>\u202f?',
  bloquer: 'Bloquer',
  instant: 'Un instant...',
  texte:
    'Vous ne pourrez plus vous écrire ni réserver l’un avec l’autre. Cette personne n’en est pas prévenue. Vos réservations déjà confirmées restent valables\u202f: annulez-les si vous n’en voulez plus.',
  bloque: '{nom} est bloqué(e).',
  bloqueTexte: 'Vous pouvez débloquer dans vos paramètres.',
};
