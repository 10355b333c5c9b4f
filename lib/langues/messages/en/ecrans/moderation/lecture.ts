import type { lecture as fr } from '../../../fr/ecrans/moderation/lecture';

export const lecture: typeof fr = {
  conversation: 'Their conversation',
  lire: 'Read their conversation',
  instant: 'One moment...',
  journal: 'Each reading is written in the moderation log.',
};
