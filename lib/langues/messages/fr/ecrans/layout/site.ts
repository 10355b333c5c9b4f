export const site = {
  titre: '{produit}\u202f: vos colis voyagent avec ceux qui partent',
  description:
    'Entre l’Europe et l’Afrique, réservez les kilos qu’il vous faut auprès de voyageurs, de chauffeurs et d’agences qui font déjà la route.',
};
