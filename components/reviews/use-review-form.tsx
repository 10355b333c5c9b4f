'use client';
import { type FormDialogProps, useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { withWords } from '@/components/words/with-words';
import { formulaire } from '@/lib/langues/later/reviews/formulaire';
import type { EditedReview } from './review-form-dialog';

/** The person a review is about, with the name under which they are shown. */
export type Reviewed = { _id: string; name: string };

/** The review form about somebody, loaded when it is first asked for. */
export function useReviewForm(reviewed: Reviewed) {
  return useFormDialog<EditedReview>(() =>
    withWords([...FORM_WORDS, formulaire], () =>
      import('./review-form-dialog').then(
        ({ ReviewFormDialog }) =>
          (props: FormDialogProps<EditedReview>) => (
            <ReviewFormDialog {...props} userId={reviewed._id} name={reviewed.name} />
          ),
      ),
    ),
  );
}
