export const api = {
  titre: 'Développeurs',
  resume:
    'Les appels de l’API de {produit}\u202f: se connecter, chercher, publier, réserver, et lire les réponses.',
  sousTitre: 'Tout ce que fait le site passe par cette API. {nombre} appels, une seule forme de réponse.',
  sommaire: 'Sommaire',
  machines:
    'Le même document pour les machines\u202f: <a>openapi.json</a> (OpenAPI 3.1). Poids en kg, prix en euros, dates ISO 8601 avec leur fuseau. De nouveaux champs peuvent s’ajouter aux réponses\u202f: ignorez ceux que vous ne connaissez pas.',
  seConnecter: 'Se connecter',
  jeton: 'La connexion rend un jeton, à envoyer avec chaque appel qui le demande.',
  reponses: 'Réponses, listes et erreurs',
  reponsesTexte:
    'Un succès répond <c>{succes}</c>. Une liste ajoute <c>meta.nextCursor</c>\u202f: donnez-le en <c>cursor</c> pour la page suivante, jusqu’à <c>null</c>\u202f; <c>limit</c> va de 1 à 100. Un refus répond\u202f:',
  partout: 'Tout appel peut répondre {codes}\u202f; le reste est dit à chacun.',
  limites: 'Limites et envois répétés',
  limitesTexte:
    'Les appels sont comptés par adresse et par compte. Au-delà, la réponse est 429 et <c>Retry-After</c> dit combien de secondes attendre\u202f; 503 de même. Une création accepte l’en-tête <c>Idempotency-Key</c>\u202f: le même envoi avec la même clé, dans les {heures} h, redonne la première réponse au lieu de créer deux fois.',
  objets: 'Ce qui est répondu',
  facultative: 'Connexion facultative.',
  requise: 'Connexion requise.',
  formulaire: 'Un formulaire <c>multipart/form-data</c>, avec l’image dans <c>{champ}</c>.',
  obligatoire: ', obligatoire',
  precision: '\u202f: {texte}',
  element: '<a>{nom}</a>\u202f: {texte}',
  repond: 'Répond <b>{code}</b> <quoi>{nom}</quoi>.',
  repondOu: 'Répond <b>{code}</b> <quoi>{nom}</quoi> ou {autres}.',
  objet: '(<a>{nom}</a>)',
  liste: '(liste de <a>{nom}</a>)',
};
