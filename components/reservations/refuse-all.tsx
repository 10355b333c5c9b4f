'use client';
import { useState } from 'react';
import { useWords } from '#words';
import type { Failure } from '@/components/api/failure';
import { DialogForm } from '@/components/form/dialog-form';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { ofPerson } from '@/lib/core/text/text';
import type { ReservationView } from '@/lib/reservations/queries';
import { refuseRequestsSchema } from '@/lib/reservations/schema';
import { displayName } from '@/lib/users/labels';

/** « Tout refuser » : one step for all that one person waits for on a trip, after a question and with a word if one likes. */
export function RefuseAll({
  transportId,
  requester,
  waiting,
  onRefused,
}: {
  transportId: string;
  requester: ReservationView['userId'];
  /** How many of that person's requests are known to wait. */
  waiting: number;
  /** They are refused, or were answered meanwhile: what is shown is not true any more. */
  onRefused: () => void;
}) {
  const words = useWords('reservations/demandes');
  const answers = useWords('reservations/reponse');
  const [open, setOpen] = useState(false);
  const name = displayName(requester, words.langue);
  return (
    <>
      <Button
        variant="danger-quiet"
        aria-label={words('toutRefuserDe', { deQui: ofPerson(name) })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words('toutRefuserCompte', { nombre: waiting })}
      </Button>
      <DialogForm
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={words('toutQuestion')}
        draft={`refus.${transportId}.${requester._id}`}
        schema={refuseRequestsSchema}
        to={{ call: 'PATCH /reservations/transport/{transportId}/refuse', params: { transportId } }}
        defaultValues={{ userId: requester._id, commentaire: '' }}
        submitLabel={words('toutRefuser')}
        pendingLabel={answers('envoi')}
        submitVariant="danger"
        fallbackMessage={answers('echec')}
        onSuccess={() => {
          toast({ title: words('toutFait') });
          onRefused();
        }}
        quiet="conflict"
        isOver={isAnswered}
        onFailure={(failure) => {
          if (!isAnswered(failure)) return;
          toast({ title: failure.message, tone: 'error' });
          onRefused();
        }}
      >
        <p>
          {words.rich(
            'toutTexte',
            { qui: (text) => <bdi className="font-semibold">{text}</bdi> },
            { n: waiting, nom: name },
          )}
        </p>
        <TextareaField name="commentaire" label={answers('commentaire')} rows={3} maxLength={500} />
      </DialogForm>
    </>
  );
}

/** They were all answered or cancelled meanwhile. */
const isAnswered = ({ code }: Failure) => code === 'conflict';
