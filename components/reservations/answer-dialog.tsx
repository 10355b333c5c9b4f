'use client';
import { useState } from 'react';
import { useWords } from '#words';
import type { Failure } from '@/components/api/failure';
import { DialogForm } from '@/components/form/dialog-form';
import { TextareaField } from '@/components/form/textarea-field';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { ofPlace } from '@/lib/core/text/text';
import type { ReservationView } from '@/lib/reservations/queries';
import { answerReservationSchema, type ReservationAnswer } from '@/lib/reservations/schema';
import { displayName } from '@/lib/users/labels';

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
  const words = useWords('reservations/reponse');
  // While the dialog leaves it still shows what it was about.
  const [last, setLast] = useState<ReservationAnswer['status']>('confirmee');
  if (answer !== null && answer !== last) setLast(answer);
  return (
    <DialogForm
      open={answer !== null}
      onOpenChange={onClose}
      size="small"
      title={words(last)}
      draft={`reponse.${request._id}.${last}`}
      schema={answerReservationSchema}
      to={{ call: 'PATCH /reservations/{id}/status', params: { id: request._id } }}
      defaultValues={{ status: last, commentaire: '' }}
      submitLabel={words(last === 'refusee' ? 'refuser' : 'confirmer')}
      pendingLabel={words('envoi')}
      submitVariant={last === 'refusee' ? 'danger' : 'primary'}
      fallbackMessage={words('echec')}
      onSuccess={onAnswered}
      isOver={isTooLate}
      onFailure={(failure) => {
        if (isTooLate(failure)) onTooLate(failure.message);
      }}
    >
      <p>
        {words.rich(
          'resume',
          {
            qui: (text) => <bdi className="font-semibold">{text}</bdi>,
            suite: (text) => <span>{text}</span>,
          },
          {
            nom: displayName(request.userId, words.langue),
            poids: formatKg(request.poids, words.langue),
            depart: ofPlace(request.villeDepart),
            arrivee: request.villeArrivee,
            prix: formatEuros(request.prix, words.langue),
          },
        )}
      </p>
      <p className="text-muted">{words(last === 'refusee' ? 'explication' : 'rendezVous')}</p>
      <TextareaField name="commentaire" label={words('commentaire')} rows={3} maxLength={500} />
    </DialogForm>
  );
}

const isTooLate = ({ code, status }: Failure) => code === 'conflict' || status === 404;
