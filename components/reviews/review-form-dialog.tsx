'use client';
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
  const refresh = useRefresh();

  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={item ? 'Modifier votre avis' : 'Donner un avis'}
      description={<>Sur {name}. Tout le monde pourra le lire, avec votre nom.</>}
      draft={`avis.${userId}`}
      schema={reviewFormSchema}
      to={item ? { call: 'PUT /reviews/{id}', params: { id: item._id } } : { call: 'POST /reviews' }}
      defaultValues={item ? { rating: item.rating, comment: item.comment } : { comment: '' }}
      prepare={(values) => ({ ...values, userId })}
      isComplete={isReviewComplete}
      submitLabel={item ? 'Modifier' : 'Publier'}
      pendingLabel="Envoi en cours..."
      successMessage={item ? 'Votre avis est modifié.' : 'Merci, votre avis est publié.'}
      onSuccess={refresh}
    >
      <RatingField name="rating" label="Votre note" />
      <TextareaField
        name="comment"
        label="Commentaire"
        required
        maxLength={MAX_COMMENT}
        hint={'Ponctualité, soin, échanges\u202f: ce qui aide la prochaine personne à choisir.'}
      />
    </DialogForm>
  );
}
