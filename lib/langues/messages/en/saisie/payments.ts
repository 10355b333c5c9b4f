import type { payments as fr } from '../../fr/saisie/payments';

export const payments: typeof fr = {
  montant: 'Enter an amount in euros.',
  montantNul: 'The amount must be more than €0.',
  montantMax: 'The amount cannot exceed €100,000.',
  decimales: 'The amount has two decimals at most.',
  description: 'Say what this payment is for.',
  onglet: 'Choose envoyes or recus.',
  statut: 'Choose pending, completed or failed.',
  essai: 'Choose paye or refuse.',
  annee: 'Enter a year.',
  anneeMin: 'Enter a year from 2025 on.',
  anneeMax: 'Enter a year up to 2100.',
};
