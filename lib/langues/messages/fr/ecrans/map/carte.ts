export const carte = {
  vide: 'Carte de l’Europe et de l’Afrique.',
  trajets: 'Carte de l’Europe et de l’Afrique avec les trajets proposés\u202f: {trajets}.',
  trajetsEtAutres:
    'Carte de l’Europe et de l’Afrique avec les trajets proposés\u202f: {trajets} et {n, plural, one {# autre} other {# autres}}.',
};
