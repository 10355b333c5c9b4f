import type { decider as fr } from '../../../fr/ecrans/moderation/decider';

export const decider: typeof fr = {
  decider: 'Decide',
  instant: 'One moment...',
  prise: 'The decision is made.',
  decision: 'Decision',
  choisissez: 'Choose',
  raison: 'Reason',
  raisonAide: 'The person concerned will read it, unless you close without action.',
};
