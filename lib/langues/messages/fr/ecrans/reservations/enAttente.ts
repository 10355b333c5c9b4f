export const enAttente = {
  demandes: '{n, plural, one {# demande en attente} other {# demandes en attente}}',
};
