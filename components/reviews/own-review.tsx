import { useWords } from '#words';
import type { ReviewView } from '@/lib/reviews/queries';
import { AuthorActions } from './author-actions';
import { ReviewCard } from './review-card';
import type { Reviewed } from './use-review-form';

/** The reader's own review above a list that does not reach it. */
export function OwnReview({ review, reviewed }: { review: ReviewView; reviewed: Reviewed }) {
  const words = useWords('reviews/miens');
  const titleId = `avis-${review._id}`;
  return (
    <section aria-label={words('votreAvis')} className="mb-4">
      <p className="mb-2 font-semibold text-muted text-sm">{words('votreAvis')}</p>
      <ul>
        <ReviewCard
          review={review}
          titleId={titleId}
          actions={
            <AuthorActions
              {...{ reviewed, titleId }}
              reviewId={review._id}
              reviewerId={review.reviewerId._id}
            />
          }
        />
      </ul>
    </section>
  );
}
