import type { ConversationStart } from '@/lib/conversations/schema';

/** To whom one writes, and about what; about nothing without. */
export type Contact = {
  to: { _id: string; name: string };
  /** How the thing is called. */
  title?: string;
  about?: Pick<ConversationStart, 'transportId' | 'demandeId' | 'produitId'>;
  /** What somebody who is not signed in reads. */
  visitors: string;
};
