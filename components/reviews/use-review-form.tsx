'use client';
import { type FormDialogProps, useFormDialog } from '@/components/form/use-form-dialog';
import { withWords } from '@/components/words/with-words';
import type { EditedReview } from './review-form-dialog';

/** The person a review is about, with the name under which they are shown. */
export type Reviewed = { _id: string; name: string };

/** The review form about somebody, loaded when it is first asked for. */
export function useReviewForm(reviewed: Reviewed) {
  return useFormDialog<EditedReview>(() =>
    withWords(() =>
      import('./review-form-dialog').then(
        ({ ReviewFormDialog }) =>
          (props: FormDialogProps<EditedReview>) => (
            <ReviewFormDialog {...props} userId={reviewed._id} name={reviewed.name} />
          ),
      ),
    ),
  );
}
