export const aPropos = {
  nom: 'À propos',
  resume: 'Pourquoi {produit} existe\u202f: l’histoire de ses fondateurs, sa mission et ses valeurs.',
  titre: 'La place existe déjà. <suite>Il suffit de la partager.</suite>',
  relie: '{produit} relie ceux qui envoient et ceux qui partent, entre l’Europe et l’Afrique.',
  histoire: 'Notre histoire',
  coffre: 'Un coffre à moitié vide',
  coffreTexte:
    'Chaque été, nous prenions la route du Sud. Et chaque été, un cousin, une voisine, un ami d’ami nous demandait de prendre un sac. Nous disions oui quand il restait de la place.',
  attendent: 'Des colis qui attendent',
  attendentTexte:
    'Dans les mêmes villes, d’autres cherchaient pendant des semaines quelqu’un qui parte. La place existait, les colis aussi. Il manquait de quoi les faire se rencontrer.',
  etapes: 'La route, étape par étape',
  etapesTexte:
    'Un fourgon plein de Paris à Marseille peut être vide de Marseille à Tanger. Nous avons donc dessiné le trajet tel qu’il est\u202f: ses étapes, et les kilos libres entre chacune.',
  continue: 'Le voyage continue',
  continueTexte:
    'En arabe, rihla veut dire voyage. C’est le titre du récit d’Ibn Battûta, parti de Tanger en 1325. Aujourd’hui, voyageurs, chauffeurs et agences ouvrent leur route à tous.',
  mission: 'Notre mission',
  missionTexte: 'Qu’aucun colis n’attende quand quelqu’un part, et que personne ne parte à vide.',
  valeurs: 'Nos valeurs',
  confiance: 'La confiance se montre',
  confianceTexte:
    'Des avis signés, des vérifications qui disent ce qui a été vérifié, un trajet décrit étape par étape.',
  place: 'La place ne se perd pas',
  placeTexte:
    'Un trajet qui se fait de toute façon peut emporter un colis de plus. C’est moins cher, et c’est une route de moins.',
  main: 'Chacun garde la main',
  mainTexte:
    'Le prix se convient entre vous. Le transporteur choisit ce qu’il prend, l’expéditeur à qui il confie.',
  privee: 'La vie privée reste privée',
  priveeTexte: 'Ni publicité, ni pistage. Votre téléphone et votre adresse ne sont pas publiés.',
  trajets: 'Voir les trajets',
  ecrire: 'Nous écrire',
  api: 'Vous voulez relier votre outil à {produit}\u202f? <a>Tout passe par une API ouverte</a>.',
};
