/** What the calls about demandes refuse. */
export const demandes = {
  introuvable: 'Demande non trouvée',
  mauvaisPassage:
    'Cette demande est {de, select, attente {en attente} cours {en cours} other {terminée}}\u202f: elle ne peut pas devenir {vers, select, attente {en attente} cours {en cours} other {terminée}}.',
  vientDeChanger: 'Cette demande vient de changer. Rechargez la page.',
  pasLeVotre: 'Ce besoin n’est pas le vôtre ou n’existe plus.',
  termine: 'Ce besoin est terminé. Choisissez-en un autre, ou aucun.',
  datePassee: 'La date limite ne peut pas être passée.',
};
