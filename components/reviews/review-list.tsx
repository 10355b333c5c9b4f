import { useWords } from '#words';
import { stillItems } from '@/components/page/still';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/words/words';
import { dePersonne } from '@/lib/core/text/text';
import type { ReviewView } from '@/lib/reviews/queries';
import { displayName } from '@/lib/users/labels';
import { ReviewCard } from './review-card';
import { ReviewItems } from './review-items';
import type { Reviewed } from './use-review-form';

/** Reviews of somebody, the newest first; whoever wrote one can change it or take it back, everybody else report it. */
export function ReviewList({ reviews, reviewed }: { reviews: ReviewView[]; reviewed: Reviewed }) {
  const items = stillItems('avis', reviews, (review) => (
    <ReviewCard
      review={review}
      titleId={titleIdOf(review)}
      actions={<OthersAction {...review} titleId={titleIdOf(review)} />}
    />
  ));
  return (
    <Words of={['moderation/signaler']}>
      <ReviewItems reviewed={reviewed} items={items} />
    </Words>
  );
}

const titleIdOf = ({ _id }: ReviewView) => `avis-${_id}`;

/** « Signaler », for everybody but its author; `ReviewItems` makes it work, and puts the author's buttons in its place. */
function OthersAction({ _id, reviewerId, titleId }: ReviewView & { titleId: string }) {
  const words = useWords('reviews/avis');
  const { langue } = words;
  const name = displayName(reviewerId, langue);
  const report = useWords('moderation/signaler');
  return (
    <div
      data-thing={_id}
      data-owner={reviewerId._id}
      data-nom={words('deQui', { deQui: langue === 'fr' ? dePersonne(name) : name })}
    >
      <Button
        variant="ghost"
        size="small"
        icon="flag"
        data-others=""
        data-not-of={reviewerId._id}
        aria-haspopup="dialog"
        aria-describedby={titleId}
      >
        {report('signaler')}
      </Button>
    </div>
  );
}
