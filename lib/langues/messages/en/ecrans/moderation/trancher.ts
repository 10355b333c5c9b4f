import type { trancher as fr } from '../../../fr/ecrans/moderation/trancher';

export const trancher: typeof fr = {
  trancher: 'Decide',
  instant: 'One moment...',
  prise: 'The decision is made.',
  rembourse: 'Goes back to the payer',
  rembourseAide: 'The rest goes to the carrier, less the fee.',
  raison: 'Reason',
  raisonAide: 'Both people will read it.',
  question: 'Make this decision?',
  oui: 'Yes, decide',
  non: 'Read it again',
  definitif: '{rembourse} to the payer, {reste} to the carrier, fee included. You cannot undo this.',
};
