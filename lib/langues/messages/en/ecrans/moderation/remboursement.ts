import type { remboursement as fr } from '../../../fr/ecrans/moderation/remboursement';

export const remboursement: typeof fr = {
  revient: 'Goes back to {nom}',
  repris: 'Is taken back from {nom}',
  commission: 'Fee given back by the site',
  ouvrir: 'Refund the payer',
  question: 'Refund this payment?',
  texte: 'What has already been paid out is taken back first, then refunded.',
  rendre: 'Refund {montant}',
  instant: 'One moment...',
  lance: 'The refund is under way.',
  raison: 'Reason',
  raisonAide: 'Both people will read it.',
};
