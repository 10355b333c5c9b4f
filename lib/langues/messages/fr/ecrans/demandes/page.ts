export const page = {
  titre: 'Besoins',
  titreCategorie: 'Besoins {categorie}',
  titreVille: 'Besoins à {ville}',
  titreCategorieVille: 'Besoins {categorie} à {ville}',
  description:
    'Envois et achats à l’étranger entre l’Europe et l’Afrique\u202f: ce que les gens cherchent, leur budget et leur date limite.',
  descriptionVille:
    'Envois et achats à l’étranger à livrer à {ville}\u202f: ce que les gens cherchent, leur budget et leur date limite.',
  sousTitre: 'Aidez celles et ceux qui veulent envoyer ou acheter à l’étranger.',
  suivants: 'Besoins suivants',
};
