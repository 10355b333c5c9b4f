/** What is wrong with a value, where a schema of payments says it itself. */
export const payments = {
  montant: 'Indiquez un montant en euros.',
  montantNul: 'Le montant doit être supérieur à 0 €.',
  montantMax: 'Le montant ne peut pas dépasser 100 000 €.',
  decimales: 'Le montant a deux décimales au plus.',
  description: 'Dites à quoi sert ce paiement.',
  onglet: 'Choisissez envoyes ou recus.',
  statut: 'Choisissez pending, completed ou failed.',
  essai: 'Choisissez paye ou refuse.',
  annee: 'Indiquez une année.',
  anneeMin: 'Indiquez une année à partir de 2025.',
  anneeMax: 'Indiquez une année jusqu’à 2100.',
};
