'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { TextareaField } from '@/components/form/textarea-field';
import { Dialog, DialogCancel } from '@/components/ui/dialog';
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
  const [dirty, setDirty] = useState(false);
  // While the dialog leaves it still shows what it was about.
  const [last, setLast] = useState<ReservationAnswer['status']>('confirmee');
  if (answer !== null && answer !== last) setLast(answer);
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
      title={words(last)}
    >
      <Form
        schema={answerReservationSchema}
        to={{ call: 'PATCH /reservations/{id}/status', params: { id: request._id } }}
        defaultValues={{ status: last, commentaire: '' }}
        submitLabel={words(last === 'refusee' ? 'refuser' : 'confirmer')}
        pendingLabel={words('envoi')}
        submitVariant={last === 'refusee' ? 'danger' : 'primary'}
        fallbackMessage={words('echec')}
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
      </Form>
    </Dialog>
  );
}
