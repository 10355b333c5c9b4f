export const telephone = {
  titre: 'Confirmer mon téléphone',
  envoi: 'Envoi...',
  annonce:
    'Nous envoyons un code par SMS au <b>{numero}</b>. Il sert {n, plural, one {# minute} other {# minutes}}.',
  recevoir: 'Recevoir le code',
  parti: 'Un code vient de partir vers le <b>{numero}</b>.',
  confirmer: 'Confirmer',
  instant: 'Un instant...',
  confirme: 'Votre téléphone est confirmé.',
  code: 'Code reçu par SMS',
  codeAide: 'Six chiffres. Nous ne vous le demanderons jamais ailleurs.',
  renvoyer: 'Renvoyer un code',
};
