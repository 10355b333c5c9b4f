import type { action as fr } from '../../../fr/ecrans/moderation/action';

export const action: typeof fr = {
  masquer: 'Hide',
  retablir: 'Restore',
  avertir: 'Warn',
  suspendre: 'Suspend the account',
  classer: 'Close without action',
};
