import { idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';

/** A notification as its person reads it (docs/api.md). */
export const notificationViewSchema = z
  .strictObject({
    _id: idView,
    kind: z.string().meta({ examples: ['reservation_confirmee'] }),
    title: z.string().meta({ examples: ['Réservation confirmée\u202f: Lyon → Tanger'] }),
    text: z.string().meta({ examples: ['Yassine a confirmé vos 8 kg.'] }),
    href: z.string().meta({
      description: 'La page de ce dont elle parle.',
      examples: ['/mes-reservations'],
    }),
    lue: z.boolean(),
    createdAt: instantView,
  })
  .meta({ id: 'Notification', description: 'Ce dont une personne est prévenue.' });

/** What waits to be read, beside a page of notifications or alone. */
export const unreadView = {
  nonLues: z.int().meta({ description: 'Combien ne sont pas lues, en tout.', examples: [3] }),
};
