/** What is written of an account’s safety and its password. */
export const securite = {
  connexion: 'Nouvelle connexion à votre compte {produit}',
  connexionTexte:
    'Quelqu’un vient de se connecter à votre compte depuis un appareil que nous n’avions jamais vu.',
  motDePasse: 'Le mot de passe de votre compte {produit} a changé',
  motDePasseTexte:
    'Le mot de passe de votre compte {produit} vient d’être changé. Les autres appareils ont été déconnectés.',
  parLien: 'Un nouveau mot de passe pour votre compte {produit}',
  parLienTexte:
    'Le mot de passe de votre compte {produit} vient d’être changé par un lien reçu par e-mail. Tous les appareils ont été déconnectés.',
  telephone: 'Le numéro de téléphone de votre compte {produit} a changé',
  telephoneTexte:
    'Votre compte {produit} a maintenant un autre numéro de téléphone, qui n’est pas encore confirmé.',
  facteurActive: 'La double authentification de votre compte {produit} est activée',
  facteurActiveTexte:
    'À chaque nouvelle connexion, un code de votre application d’authentification sera demandé. Les autres appareils ont été déconnectés.',
  facteurDesactive: 'La double authentification de votre compte {produit} est désactivée',
  facteurDesactiveTexte: 'Votre mot de passe suffit de nouveau pour se connecter.',
  secoursServi: 'Un code de secours de votre compte {produit} a servi',
  secoursServiTexte:
    'Quelqu’un vient de se connecter avec l’un de vos codes de secours. Ce code ne servira plus.',
  secoursNouveaux: 'De nouveaux codes de secours pour votre compte {produit}',
  secoursNouveauxTexte: 'De nouveaux codes de secours viennent d’être créés. Les anciens ne servent plus.',
  cleAjoutee: 'Une clé d’accès s’ajoute à votre compte {produit}',
  cleAjouteeTexte: 'Une clé d’accès vient d’être enregistrée. Elle permet de se connecter sans mot de passe.',
  cleSupprimee: 'Une clé d’accès de votre compte {produit} est supprimée',
  cleSupprimeeTexte: 'Une clé d’accès vient d’être supprimée. Elle ne permet plus de se connecter.',
  appareil: 'Appareil\u202f: {appareil}.',
  appareilVers: 'Appareil\u202f: {appareil}, vers {lieu} d’après son fuseau horaire.',
  quand: 'Le {jour}, à l’heure de votre compte.',
  cetaitVous: 'C’était vous\u202f? Vous n’avez rien à faire.',
  pasMoi: 'Ce n’était pas moi',
  pasMoiSuite:
    'Ce bouton montre une page qui déconnecte tous les appareils et fait choisir un nouveau mot de passe. Il sert une fois, pendant sept jours.',
  oubli: 'Votre nouveau mot de passe {produit}',
  oubliTexte:
    'Un nouveau mot de passe a été demandé pour votre compte {produit}. Pour le choisir, ouvrez ce lien.',
  oubliBouton: 'Choisir mon mot de passe',
  oubliDuree: 'Ce lien sert une seule fois, pendant une heure.',
  oubliSinon: 'Vous n’avez rien demandé\u202f? Ne faites rien\u202f: votre mot de passe reste le même.',
};
