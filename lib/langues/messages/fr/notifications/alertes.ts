/** What is told of what an alert found. */
export const alertes = {
  trouve:
    '{genre, select, transport {Nouveau trajet} demande {Nouveau besoin} other {Nouveau produit}}\u202f: {titre}',
  trouveTexte:
    '{texte}. {raison, select, recherche {Une de vos alertes le cherchait.} besoin {Il passe là où un de vos besoins est attendu.} other {Un de vos trajets y va.}}',
  voir: '{genre, select, transport {Voir le trajet} demande {Voir le besoin} other {Voir le produit}}',
  duJour: '{n, plural, one {Vos alertes ont trouvé une annonce} other {Vos alertes ont trouvé {n} annonces}}',
  chosesEtAutres: '{choses} et {n, plural, one {{n} autre} other {{n} autres}}.',
  voirAlertes: 'Voir mes alertes',
  categorie:
    '{categorie, select, Électronique {Électronique} Cosmétique {Cosmétique} Gaming {Gaming} Mode {Mode} other {Autres}}',
  aLivrer: '{categorie} à livrer à {ville}',
  aVendre: '{categorie} à {ville}',
  part: '{depart}, {libre} libres',
  avant: 'Avant le {jour}, budget de {budget}',
  entre: ', ',
};
