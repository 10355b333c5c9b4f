import type { ReactNode } from 'react';
import { useLangue } from '#words';
import { Avatar } from '@/components/images/avatar';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import { formatLongDate } from '@/lib/core/text/time';
import type { ReviewView } from '@/lib/reviews/queries';
import { displayName } from '@/lib/users/labels';

/** A review as it was written: who, when, how many stars, and the comment. `titleId` is given to the name. */
export function ReviewCard({
  review,
  titleId,
  actions,
}: {
  review: ReviewView;
  titleId: string;
  actions?: ReactNode;
}) {
  const langue = useLangue();
  const { reviewerId, rating, comment, createdAt } = review;
  const name = displayName(reviewerId, langue);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} seed={reviewerId._id} src={reviewerId.profileImage} />
        <div className="min-w-0 grow basis-40">
          <p id={titleId} className="truncate font-semibold">
            {name}
          </p>
          <p className="text-muted text-sm">
            <time dateTime={createdAt}>{formatLongDate(createdAt, undefined, langue)}</time>
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-x-2">
          <Stars value={rating} size={16} />
          <span aria-hidden="true" className="font-semibold text-sm tabular-nums">
            {rating}/5
          </span>
        </div>
        {actions}
      </div>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {comment}
      </p>
    </Card>
  );
}
