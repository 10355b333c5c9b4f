'use client';
import { useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { dePersonne } from '@/lib/core/text/text';
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
  const [open, setOpen] = useState(false);
  const name = displayName(requester);
  return (
    <>
      <Button
        variant="danger-quiet"
        aria-label={`Tout refuser ${dePersonne(name)}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Tout refuser ({waiting})
      </Button>
      <DialogForm
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={'Refuser toutes ses demandes\u202f?'}
        schema={refuseRequestsSchema}
        to={{ call: 'PATCH /reservations/transport/{transportId}/refuse', params: { transportId } }}
        defaultValues={{ userId: requester._id, commentaire: '' }}
        submitLabel="Tout refuser"
        pendingLabel="Envoi en cours..."
        submitVariant="danger"
        fallbackMessage="Votre réponse n’a pas été enregistrée. Réessayez dans un instant."
        onSuccess={() => {
          toast({ title: 'Demandes refusées' });
          onRefused();
        }}
        onFailure={({ code }) => {
          if (code === 'conflict') onRefused();
        }}
      >
        <p>
          <bdi className="font-semibold">{name}</bdi> attend {waiting} réponses sur ce trajet. Les kilos
          redeviennent libres.
        </p>
        <TextareaField name="commentaire" label="Commentaire (facultatif)" rows={3} maxLength={500} />
      </DialogForm>
    </>
  );
}
