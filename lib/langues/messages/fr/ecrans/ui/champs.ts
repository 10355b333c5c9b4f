export const champs = {
  suggestions: '{n, plural, one {# suggestion} other {# suggestions}}',
  calendrier: 'Calendrier',
  choisirJour: 'Choisir dans un calendrier',
  jour: 'jj/mm/aaaa',
  dateAinsi: 'Écrivez la date ainsi\u202f: 24/12/2026.',
  jourInconnu: 'Ce jour n’existe pas.',
};
