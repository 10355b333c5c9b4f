import type { lecture as fr } from '../../../fr/ecrans/moderation/lecture';

export const lecture: typeof fr = {
  conversation: 'محادثتهما',
  lire: 'قراءة محادثتهما',
  instant: 'لحظة...',
  journal: 'تُسجَّل كل قراءة في سجل الإشراف.',
};
