export const oubli = {
  recevoir: 'Recevoir le lien',
  envoi: 'Envoi...',
  email: 'E-mail',
  parti: 'Regardez votre boîte de réception',
  partiTexte:
    'Si un compte existe avec cette adresse, un e-mail vient de partir. Son lien sert une fois, pendant une heure.',
  rien: 'Rien reçu après quelques minutes\u202f? Regardez dans les indésirables, puis vérifiez l’adresse.',
  recommencer: 'Recommencer',
};
