'use client';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { useRefresh } from '@/components/owned/use-refresh';
import type { ReviewView } from '@/lib/reviews/queries';
import { isReviewComplete } from '@/lib/reviews/rules';
import { MAX_COMMENT, reviewFormSchema } from '@/lib/reviews/schema';
import { RatingField } from './rating-field';

export type EditedReview = Pick<ReviewView, '_id' | 'rating' | 'comment'>;

/** The review form (docs/screens.md): a new review of `userId`, or the one given. */
export function ReviewFormDialog({
  open,
  onOpenChange,
  item,
  userId,
  name,
}: FormDialogProps<EditedReview> & { userId: string; name: string }) {
  const words = useWords('reviews/formulaire');
  const refresh = useRefresh();

  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={words(item ? 'modifierTitre' : 'donner')}
      description={words('sur', { nom: name })}
      draft={`avis.${userId}`}
      schema={reviewFormSchema}
      to={item ? { call: 'PUT /reviews/{id}', params: { id: item._id } } : { call: 'POST /reviews' }}
      defaultValues={item ? { rating: item.rating, comment: item.comment } : { comment: '' }}
      prepare={(values) => ({ ...values, userId })}
      isComplete={isReviewComplete}
      submitLabel={words(item ? 'modifier' : 'publier')}
      pendingLabel={words('envoi')}
      successMessage={words(item ? 'modifie' : 'publie')}
      onSuccess={refresh}
    >
      <RatingField name="rating" label={words('note')} />
      <TextareaField
        name="comment"
        label={words('commentaire')}
        required
        maxLength={MAX_COMMENT}
        hint={words('conseil')}
      />
    </DialogForm>
  );
}
