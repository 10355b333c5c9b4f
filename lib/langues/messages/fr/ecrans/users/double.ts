export const double = {
  titre: 'Double authentification',
  activee: 'Activée',
  pourquoi:
    'En plus du mot de passe, un code de votre téléphone. Même avec votre mot de passe, personne d’autre n’entre.',
  configurer: 'Configurer',
  desactivee: 'La double authentification est désactivée.',
  depuis: 'Depuis le {jour}.',
  reste:
    '{n, plural, =0 {Vous n’avez plus de code de secours\u202f: créez-en.} one {Il vous reste # code de secours.} other {Il vous reste # codes de secours.}}',
  nouveaux: 'Nouveaux codes de secours',
  renouveler: 'Créer de nouveaux codes de secours\u202f?',
  creer: 'Créer',
  anciens: 'Les codes que vous avez gardés ne serviront plus.',
  desactiver: 'Désactiver',
  question: 'Désactiver la double authentification\u202f?',
  suite: 'Votre mot de passe suffira de nouveau pour entrer dans votre compte.',
};
