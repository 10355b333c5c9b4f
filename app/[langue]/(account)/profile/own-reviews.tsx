import { ReviewList } from '@/components/reviews/review-list';
import { pageWords } from '@/components/words/server';
import type { Actor } from '@/lib/core/sessions/actor';
import { listUserReviews } from '@/lib/reviews/queries';
import { OwnList } from './own-list';

/** « Avis »: what others wrote about oneself. */
export async function OwnReviews({
  actor,
  name,
  cursor,
}: {
  actor: Actor;
  name: string;
  cursor?: string | undefined;
}) {
  const { items, meta } = await listUserReviews(actor.id, { limit: 20, cursor });
  const words = pageWords('profil/page');
  const empty = { title: words('aucunAvis'), text: words('aucunAvisTexte') };
  return (
    <OwnList
      title={words('avis')}
      empty={empty}
      isEmpty={items.length === 0}
      next={meta.nextCursor && `/profile?tab=avis&cursor=${encodeURIComponent(meta.nextCursor)}`}
    >
      <ReviewList reviews={items} reviewed={{ _id: actor.id, name }} />
    </OwnList>
  );
}
