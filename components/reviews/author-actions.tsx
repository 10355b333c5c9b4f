'use client';
import { useEffect, useRef } from 'react';
import { useWords } from '#words';
import { DeleteAction } from '@/components/form/delete-action';
import { useRefresh } from '@/components/owned/use-refresh';
import { ActionButton } from '@/components/ui/action-button';
import { toast } from '@/components/ui/toast';
import { readOwnReview } from './own-review-source';
import { type Reviewed, useReviewForm } from './use-review-form';

const toContent = () => document.getElementById('contenu')?.focus({ preventScroll: true });

/** The two icons on one's own review. `titleId` names the review. */
export function AuthorActions({
  reviewId,
  reviewerId,
  reviewed,
  titleId,
}: {
  reviewId: string;
  reviewerId: string;
  reviewed: Reviewed;
  titleId: string;
}) {
  const words = useWords('reviews/miens');
  const buttons = useWords('owned/actions');
  const refresh = useRefresh();
  const form = useReviewForm(reviewed);

  /** The review as it is now: a page's copy may be old. */
  async function read() {
    const review = await readOwnReview(reviewed._id, reviewerId);
    if (!review) throw new Error('gone');
    return review;
  }

  const edited = useRef(false);
  // What was changed is drawn anew, its buttons too: the keyboard goes on from the content.
  useEffect(
    () => () => {
      if (edited.current && document.activeElement === document.body) toContent();
    },
    [],
  );

  return (
    <div className="-my-2 -me-2 flex shrink-0">
      <ActionButton
        look="icons"
        icon="edit"
        label={buttons('modifier')}
        titleId={titleId}
        pending={form.loading}
        onClick={() => {
          edited.current = true;
          void form.show(read);
        }}
      />
      {form.dialog}
      <DeleteAction
        to={{ call: 'DELETE /reviews/{id}', params: { id: reviewId } }}
        words={{ question: words('question'), consequence: words('consequence') }}
        titleId={titleId}
        look="icons"
        onDone={() => {
          toast({ title: words('supprime') });
          // The button leaves with the review.
          toContent();
          refresh();
        }}
      />
    </div>
  );
}
