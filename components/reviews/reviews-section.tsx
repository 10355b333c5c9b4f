import { useWords } from '#words';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/words/words';
import { formatInteger } from '@/lib/core/text/text';
import type { ReviewPage } from '@/lib/reviews/queries';
import { GiveReview } from './give-review';
import { NoReviews } from './no-reviews';
import { ReviewList } from './review-list';
import type { Reviewed } from './use-review-form';

/**
 * The newest reviews of a person, the way to all of them, and « Donner un avis » for who may. On their own pages under
 * « Avis des clients », beside what they offer under « Avis (n) ».
 */
export function ReviewsSection({
  page: { items, meta },
  reviewed,
  title,
}: {
  page: ReviewPage;
  reviewed: Reviewed;
  title?: string;
}) {
  const words = useWords('reviews/avis');
  return (
    <section aria-labelledby="avis">
      <Words of={['reviews/donner']}>
        <GiveReview reviewed={reviewed} listed={items.map(({ _id }) => _id)}>
          <h2 id="avis" className="text-xl sm:text-2xl">
            {title ?? words('titre', { nombre: formatInteger(meta.total, words.langue) })}
          </h2>
        </GiveReview>
      </Words>
      {items.length > 0 ? <ReviewList reviews={items} reviewed={reviewed} /> : <NoReviews />}
      {meta.nextCursor && (
        <div className="mt-6 flex justify-center">
          <LinkButton href={`/profile/${reviewed._id}/avis`} variant="secondary">
            {words('tous')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
