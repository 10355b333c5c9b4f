export const cookies = {
  titre: 'Cookies',
  resume: 'Les quatre cookies de {produit}, et ce que chacun fait. Aucun ne vous suit.',
  sousTitre:
    'Quatre cookies\u202f: trois quand vous vous connectez, un quand un formulaire est refusé. Aucun ne vous suit.',
  quatre: 'Les quatre cookies',
  deconnexion: 'La déconnexion efface les deux premiers.',
  aussi: 'Ce que votre navigateur garde aussi',
  aussiTexte: 'Ces notes restent chez vous\u202f: aucune ne nous est envoyée avec vos visites.',
  pas: 'Ce qu’il n’y a pas',
  pasTexte:
    'Ni publicité, ni suivi d’une page à l’autre, ni réseau social, ni cookie d’un tiers. Tout ce qui précède est nécessaire au service demandé\u202f: la loi n’exige donc pas de bandeau, et nous n’en affichons pas.',
  mesure:
    'Le temps que les pages publiques mettent à s’afficher est compté, par genre de page, pour que le site reste rapide. Rien n’est gardé pour cela dans votre navigateur, et rien n’y dit qui vous êtes ni ce que vous lisez.',
  refuser: 'Refuser',
  refuserTexte:
    'Vous pouvez bloquer ou effacer les cookies dans votre navigateur. Tout ce qui est public reste lisible\u202f; seule la connexion en a besoin. Pour le reste de vos données, voyez la page <a>Confidentialité</a>.',
  jours: '{n, plural, one {#\u00a0jour} other {#\u00a0jours}}',
  session:
    'Prouve que vous êtes connecté. Il est httpOnly\u202f: aucun script ne peut le lire. Sans «\u00a0se souvenir de moi\u00a0», il disparaît avec la fermeture du navigateur, et la connexion s’éteint après {courte}, ou {heures}\u00a0heures sans servir\u202f; avec, il dure {longue}, ou {repos} sans servir.',
  indice:
    'Dit seulement «\u00a0il y a une connexion\u00a0», par la valeur 1, pour afficher le bon menu tout de suite. Il dure autant que le premier.',
  appareil:
    'Rappelle que ce navigateur s’est déjà connecté à votre compte, pour que des inconnus qui essaient des mots de passe ne vous ferment pas la porte, et que vous soyez prévenu d’un appareil nouveau. Si vous le demandez, il vous dispense {dispense} du code de la double authentification. Il est httpOnly, signé, n’ouvre aucune session et dure {duree}.',
  saisie:
    'Rend ce que vous avez écrit quand un formulaire envoyé sans scripts est refusé, sur la page de ce formulaire seulement. Il est httpOnly et dure {minutes}\u00a0minutes.',
  toast: 'Le message de confirmation à afficher, le temps de changer de page.',
  draft:
    'Ce que vous avez commencé à écrire dans un formulaire, sans les mots de passe ni les papiers, tant que l’onglet est ouvert. La déconnexion l’efface.',
  code: 'Le code d’un colis que vous avez saisi sans réseau, jusqu’à ce qu’il nous parvienne.',
  push: 'Pour qui ce navigateur reçoit des notifications, si vous les avez demandées.',
  theme:
    'Clair ou sombre, si vous l’avez choisi au bas d’une page, jusqu’à ce que vous choisissiez «\u00a0Comme l’appareil\u00a0».',
  themeOfMember:
    'Clair ou sombre, si vous l’avez choisi dans vos paramètres, tant que vous êtes connecté ici.',
  member:
    'Le numéro de votre compte, pour que ce qui est à vous ait sa place dès que la page s’affiche, tant que vous êtes connecté ici.',
  offline:
    'Ce que vous avez vu de vos réservations, vos codes et les derniers trajets ouverts, pour les relire sans réseau. La déconnexion l’efface\u202f; ce qui a plus de trente jours s’efface à votre visite suivante.',
  offlinePage: 'La page qui s’affiche sans réseau. Elle ne dit rien de vous.',
  resumeLangues: 'Les cinq cookies de {produit}, et ce que chacun fait. Aucun ne vous suit.',
  sousTitreLangues:
    'Cinq cookies\u202f: trois quand vous vous connectez, un quand un formulaire est refusé, un quand vous choisissez une langue. Aucun ne vous suit.',
  cinq: 'Les cinq cookies',
  langue:
    'Retient la langue que vous avez choisie au bas d’une page ou dans vos paramètres, pour que vos pages s’affichent dans cette langue. Il dure {duree}.',
};
