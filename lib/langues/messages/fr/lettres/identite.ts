/** What is written of an account’s e-mail address and telephone. */
export const identite = {
  confirmer: 'Confirmez votre adresse e-mail {produit}',
  confirmerTexte:
    'Un compte {produit} porte cette adresse. Confirmez qu’elle est bien à vous\u202f: les autres le verront, et vous pourrez payer.',
  confirmerBouton: 'Confirmer mon adresse',
  unSeulUsage: 'Ce lien sert une seule fois, pendant {n}\u00a0heures.',
  confirmerSinon:
    'Vous n’avez pas créé ce compte\u202f? Ne faites rien\u202f: l’adresse restera non confirmée.',
  nouvelle: 'Votre nouvelle adresse e-mail {produit}',
  nouvelleTexte:
    'Cette adresse doit devenir celle d’un compte {produit}. Tant que vous ne l’avez pas confirmée, rien ne change.',
  nouvelleBouton: 'Confirmer cette adresse',
  nouvelleSinon: 'Vous n’avez rien demandé\u202f? Ne faites rien.',
  ancienne: 'L’adresse e-mail de votre compte {produit} a changé',
  ancienneTexte:
    'Votre compte {produit} a maintenant une autre adresse e-mail. Celle-ci ne sert plus à se connecter.',
  cetaitVous: 'C’était vous\u202f? Vous n’avez rien à faire.',
  pasMoi: 'Ce n’était pas moi',
  reprendre:
    'Ce bouton ouvre une page d’où vous reprenez votre adresse\u202f: tous les appareils sont alors déconnectés et vous choisissez un nouveau mot de passe. Il sert une fois, pendant {n}\u00a0jours.',
  codeSms: 'Votre code {produit} est {code}. Il sert {n} minutes. Ne le donnez à personne.',
};
