import { idView, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { userSummaryViewSchema } from '@/lib/users/schema/view';

/** A review as the API shows it (docs/api.md). `rating` is 1 to 5, `userId` the person reviewed. */
export const reviewViewSchema = z
  .strictObject({
    _id: idView,
    rating: z
      .int()
      .min(1)
      .max(5)
      .meta({ examples: [5] }),
    comment: z.string().meta({ examples: ['À l’heure, colis intact.'] }),
    createdAt: instantView,
    reviewerId: userSummaryViewSchema.meta({ description: 'Qui l’a écrit.' }),
    userId: idView.meta({ description: 'La personne dont il parle.' }),
  })
  .meta({ id: 'Review', description: 'Un avis reçu par une personne.' });

/** What a list of reviews tells beside its page. */
export const reviewsMeta = {
  total: z.int().meta({ description: 'Combien il y en a en tout.', examples: [27] }),
};
