/** What the database itself refuses (SQLSTATE RH403): its own words in French, letter for letter, are how they are known. */
export const base = {
  masquee:
    'Cette annonce a été masquée par la modération\u202f: vous ne pouvez pas la rendre visible. Vos notifications disent pourquoi.',
  reservationImpossible: 'Cette réservation n’est pas possible pour le moment.',
  compteSupprime: 'Ce compte a été supprimé.',
};
