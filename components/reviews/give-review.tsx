'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#words';
import { useChanges } from '@/components/owned/changes';
import { useMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import type { ReviewView } from '@/lib/reviews/queries';
import { readOwnReview } from './own-review-source';
import { type Reviewed, useReviewForm } from './use-review-form';

const OwnReview = later(() => withWords(() => import('./own-review').then((module) => module.OwnReview)));

/**
 * What a reader may add to the reviews of somebody, beside their heading: « Donner un avis » for who is signed in, is
 * somebody else and has not done so; their own review when it stands beyond the ones `listed`.
 */
export function GiveReview({
  reviewed,
  listed,
  children,
}: {
  reviewed: Reviewed;
  listed: string[];
  children: ReactNode;
}) {
  const words = useWords('reviews/donner');
  const me = useMe();
  const viewer = me.state === 'user' && me.user._id !== reviewed._id ? me.user._id : null;
  const changes = useChanges();
  const form = useReviewForm(reviewed);
  // Undefined until it is known.
  const [own, setOwn] = useState<ReviewView | null>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change elsewhere on the page is a reason to read again.
  useEffect(() => {
    if (!viewer) return;
    const away = new AbortController();
    readOwnReview(reviewed._id, viewer, away.signal).then(setOwn, () => {});
    return () => away.abort();
  }, [viewer, reviewed._id, changes]);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {children}
        {viewer && own === null && (
          <Button size="small" pending={form.loading} onClick={() => void form.show()}>
            {words('donner')}
          </Button>
        )}
        {form.dialog}
      </div>
      {viewer && own && !listed.includes(own._id) && <OwnReview review={own} reviewed={reviewed} />}
    </>
  );
}
