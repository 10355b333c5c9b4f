import { useWords } from '#words';
import { ReportButton } from '@/components/moderation/report-button';
import { Words } from '@/components/words/words';
import { dePersonne } from '@/lib/core/text/text';
import type { ReviewView } from '@/lib/reviews/queries';
import { displayName } from '@/lib/users/labels';
import { ReviewActions } from './review-actions';
import { ReviewCard } from './review-card';
import type { Reviewed } from './use-review-form';

/** Reviews of somebody, the newest first; whoever wrote one can change it or take it back. */
export function ReviewList({ reviews, reviewed }: { reviews: ReviewView[]; reviewed: Reviewed }) {
  const words = useWords('reviews/avis');
  return (
    <Words of={['moderation/signaler']}>
      <ul className="grid grid-cols-1 gap-4">
        {reviews.map((review) => {
          const titleId = `avis-${review._id}`;
          const { _id, reviewerId } = review;
          const name = displayName(reviewerId, words.langue);
          return (
            <ReviewCard
              key={_id}
              review={review}
              titleId={titleId}
              actions={
                <>
                  <ReviewActions {...{ reviewed, titleId }} reviewId={_id} reviewerId={reviewerId._id} />
                  <ReportButton
                    cible="avis"
                    cibleId={_id}
                    nom={words('deQui', { deQui: words.langue === 'fr' ? dePersonne(name) : name })}
                    ownerId={reviewerId._id}
                    titleId={titleId}
                  />
                </>
              }
            />
          );
        })}
      </ul>
    </Words>
  );
}
