export const fin = {
  fait: 'C’est fait',
  faitTexte:
    '«\u00a0{sujet}\u00a0»\u202f: vous ne recevrez plus ces e-mails. Vous pouvez revenir sur ce choix dans vos paramètres.',
  texte:
    '«\u00a0{sujet}\u00a0»\u202f: vous n’en serez plus prévenu par e-mail ni sur vos appareils. Tout reste visible sur le site.',
  texteEmail:
    '«\u00a0{sujet}\u00a0»\u202f: vous n’en serez plus prévenu par e-mail. Tout reste visible sur le site.',
  finir: 'Ne plus recevoir ces e-mails',
  aucun: 'Plus aucun e-mail',
  parametres: 'Mes paramètres',
};
