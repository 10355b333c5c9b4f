export const reglages = {
  besoins: 'Mes besoins cherchent des trajets',
  besoinsAide: 'Dit dès la publication.',
  trajets: 'Mes trajets cherchent des besoins',
  trajetsAide: 'Dit une fois par jour, le matin.',
  enregistree: 'Préférence enregistrée.',
};
