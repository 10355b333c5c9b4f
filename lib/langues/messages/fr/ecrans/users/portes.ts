export const portes = {
  connexion: 'Connexion',
  connexionResume:
    'Connectez-vous pour réserver des kilos, publier un trajet et échanger avec les autres membres.',
  connexionTexte: 'Retrouvez vos trajets et vos réservations.',
  pasDeCompte: 'Pas encore de compte\u202f? <a>S’inscrire</a>',
  inscription: 'Inscription',
  inscriptionResume:
    'Particulier, chauffeur professionnel ou agence\u202f: créez votre compte pour envoyer ou transporter des colis entre l’Europe et l’Afrique.',
  inscriptionTexte: 'Trois étapes, quelques minutes.',
  dejaUnCompte: 'Déjà un compte\u202f? <a>Se connecter</a>',
  oubli: 'Mot de passe oublié',
  oubliResume: 'Recevez par e-mail un lien pour choisir un nouveau mot de passe.',
  oubliTexte:
    'Donnez l’adresse de votre compte\u202f: nous y envoyons un lien pour choisir un nouveau mot de passe.',
  revenu: 'Il vous est revenu\u202f? <a>Se connecter</a>',
  nouveau: 'Nouveau mot de passe',
  nouveauTexte: 'Choisissez-le bien\u202f: tous vos appareils connectés devront se reconnecter avec lui.',
  seConnecter: 'Se connecter',
  confirmer: 'Confirmer votre adresse',
  confirmerEmail: 'Confirmer votre adresse e-mail',
  reprendre: 'Reprendre votre adresse',
  reprendreEmail: 'Reprendre votre adresse e-mail',
  reprendreTexte:
    'L’adresse de votre compte a changé, et ce n’était pas vous\u202f? Voici ce que fait ce bouton.',
  recevoirLettre: 'Recevoir la lettre',
  lettre: 'La lettre',
  emails: 'Vos e-mails',
  proteger: 'Protéger votre compte',
  quand: 'Le <b>{quand}</b>.',
  choisir: 'Choisir un nouveau mot de passe',
};
