export const page = {
  titre: 'Agences de Transport',
  titreVille: 'Agences de Transport à {ville}',
  tousServices: 'stockage, emballage, expédition, réception',
  entre: '{un}, {autre}',
  description:
    'Les agences entre l’Europe et l’Afrique et leurs services\u202f: {services}. Horaires, avis et prochains départs.',
  descriptionVille:
    'Les agences à {ville} et leurs services\u202f: {services}. Horaires, avis et prochains départs.',
  sousTitre: 'Déposer, stocker, emballer, expédier\u202f: des adresses des deux côtés de la route.',
  suivantes: 'Agences suivantes',
};
