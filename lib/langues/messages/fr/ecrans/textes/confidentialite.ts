export const confidentialite = {
  titre: 'Confidentialité',
  resume: 'Ce que {produit} sait de vous, pourquoi, combien de temps, et comment le faire effacer.',
  sousTitre: 'Le strict nécessaire, aucune publicité, aucun pistage.',
  garde: 'Ce que nous gardons, pourquoi, combien de temps',
  tableau:
    'Ce tableau vient du programme lui-même\u202f: la même table décide de ce que vous téléchargez et de ce qui disparaît avec votre compte.',
  vosDonnees: 'Vos données',
  donnees: 'Données',
  pour: 'Pour',
  jusqua: 'Jusqu’à quand',
  pourquoi: 'Pourquoi',
  pourquoiTexte:
    'Pour exécuter le service que vous demandez (comptes, annonces, réservations, messages), pour le protéger des abus, ce qui est notre intérêt légitime, et pour respecter la loi. Vos données ne sont ni vendues ni louées.',
  qui: 'Qui voit quoi',
  quiTexte:
    'Tout le monde voit votre nom, votre photo, vos annonces visibles et les avis. Votre e-mail, votre téléphone et votre adresse ne sont pas publiés, sauf les coordonnées qu’une agence choisit d’afficher. Une conversation n’existe que pour ses participants, à deux exceptions près\u202f: un message que l’un d’eux signale est lu par l’équipe, avec les lignes qui l’entourent\u202f; et la personne de l’équipe qui tranche un désaccord entre eux peut la lire tant qu’il est ouvert, et chaque lecture est écrite. Une annonce masquée n’est visible que de vous.',
  protege: 'Comment c’est protégé',
  motDePasse: 'Votre mot de passe n’est jamais gardé\u202f: seule son empreinte argon2id l’est.',
  photos: 'Vos photos sont réencodées\u202f: le lieu et l’appareil qu’elles contenaient disparaissent.',
  ip: 'Votre adresse IP sert à compter ce qui est demandé au site, pour arrêter qui essaie sans fin\u202f; ces comptes s’effacent en un jour au plus. Les visites d’un besoin sont comptées par une empreinte qui change chaque jour.',
  tiers: 'Les tiers',
  mesure:
    'Le temps que les pages publiques mettent à s’afficher est compté par le site lui-même\u202f: un genre de page, téléphone ou ordinateur, une durée arrondie. Ni adresse, ni compte, ni page lue n’y est.',
  appels:
    'Ces pages n’appellent aucun outil de mesure, réseau social ou police de caractères d’ailleurs. Les cartes sont dessinées par le site lui-même\u202f; s’il affiche un fond de carte extérieur, son nom est écrit sur la carte et votre navigateur s’adresse alors à lui. L’hébergement, les images, les e-mails et le paiement par carte peuvent être confiés à des prestataires, qui ne reçoivent que ce que leur tâche demande.',
  fin: 'Quand un compte se termine',
  finTexte:
    'Vous le supprimez dans vos paramètres, quand rien n’est en cours. Vos données personnelles disparaissent tout de suite\u202f; ce que les autres ont vécu avec vous reste chez eux, sous le nom «\u00a0Compte supprimé\u00a0», et les pièces des paiements aussi longtemps que la loi le veut.',
  droits: 'Vos droits',
  droitsTexte:
    'Vous pouvez consulter, corriger, télécharger et effacer vos données dans vos <parametres>paramètres</parametres>, vous opposer à un usage ou le faire limiter, et dire ce qu’elles deviennent après votre mort. Écrivez à <mail>{email}</mail>\u202f: nous répondons dans le mois. Vous pouvez aussi saisir la CNIL. Pour ce que votre navigateur garde, voyez la page <cookies>Cookies</cookies>.',
};
