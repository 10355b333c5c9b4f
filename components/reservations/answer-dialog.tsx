'use client';
import { useState } from 'react';
import { Form } from '@/components/form/form';
import { TextareaField } from '@/components/form/textarea-field';
import { Dialog, DialogCancel } from '@/components/ui/dialog';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { dePlace } from '@/lib/core/text/text';
import type { ReservationView } from '@/lib/reservations/queries';
import { answerReservationSchema, type ReservationAnswer } from '@/lib/reservations/schema';
import { displayName } from '@/lib/users/labels';

const WORDS: Record<ReservationAnswer['status'], { title: string; submit: string; next: string }> = {
  confirmee: {
    title: 'Confirmer cette réservation ?',
    submit: 'Confirmer',
    next: 'Indiquez, si vous voulez, où et quand vous retrouver.',
  },
  refusee: {
    title: 'Refuser cette réservation ?',
    submit: 'Refuser',
    next: 'Les kilos redeviennent libres. Un mot d’explication aide à chercher ailleurs.',
  },
};

/** The carrier's answer to one request, with a comment if they like. Open while `answer` is not null. */
export function AnswerDialog({
  request,
  answer,
  onClose,
  onAnswered,
  onTooLate,
}: {
  request: Pick<ReservationView, '_id' | 'poids' | 'prix' | 'villeDepart' | 'villeArrivee'> & {
    userId: Parameters<typeof displayName>[0];
  };
  answer: ReservationAnswer['status'] | null;
  onClose: () => void;
  onAnswered: (request: ReservationView) => void;
  /** It was answered or cancelled meanwhile; the server's sentence says which. */
  onTooLate: (message: string) => void;
}) {
  const [dirty, setDirty] = useState(false);
  // While the dialog leaves it still shows what it was about.
  const [last, setLast] = useState<ReservationAnswer['status']>('confirmee');
  if (answer !== null && answer !== last) setLast(answer);
  const words = WORDS[last];
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <Dialog
      open={answer !== null}
      onOpenChange={(next) => !next && close()}
      dirty={dirty}
      size="small"
      title={words.title}
    >
      <Form
        schema={answerReservationSchema}
        to={{ call: 'PATCH /reservations/{id}/status', params: { id: request._id } }}
        defaultValues={{ status: last, commentaire: '' }}
        submitLabel={words.submit}
        pendingLabel="Envoi en cours..."
        submitVariant={last === 'refusee' ? 'danger' : 'primary'}
        fallbackMessage="Votre réponse n’a pas été enregistrée. Réessayez dans un instant."
        inDialog
        onDirtyChange={setDirty}
        onSuccess={(answered) => {
          close();
          onAnswered(answered);
        }}
        onFailure={({ code, status, message }) => {
          if (code !== 'conflict' && status !== 404) return;
          close();
          onTooLate(message);
        }}
        secondary={<DialogCancel />}
      >
        <p>
          <bdi className="font-semibold">{displayName(request.userId)}</bdi>
          <span>
            {' : '}
            {formatKg(request.poids)} {dePlace(request.villeDepart)} à {request.villeArrivee} pour{' '}
            {formatEuros(request.prix)}.
          </span>
        </p>
        <p className="text-muted">{words.next}</p>
        <TextareaField name="commentaire" label="Commentaire (facultatif)" rows={3} maxLength={500} />
      </Form>
    </Dialog>
  );
}
