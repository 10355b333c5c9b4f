'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/form/failure-notice';
import { Form } from '@/components/form/form';
import { PriceField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatEuros } from '@/lib/core/text/money';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { proposeSchema } from '@/lib/remises/schema';

type Litige = NonNullable<RemiseView['litige']>;
type Proposition = Litige['propositions'][number];

/** What each side of an open dispute proposes, the other's to be accepted, and one's own to be made. */
export function DisputePart({ remise: { reservationId, role, litige } }: { remise: RemiseView }) {
  const router = useRouter();
  if (litige?.etat !== 'ouvert') return null;
  const lastOf = (own: boolean) => litige.propositions.filter(({ par }) => (par === role) === own).at(-1);
  const [mine, theirs] = [lastOf(true), lastOf(false)];
  return (
    <Card as="section" aria-labelledby="accord" className="flex flex-col gap-5">
      <div>
        <h2 id="accord" className="text-xl">
          Trouver un accord
        </h2>
        <p className="mt-1 text-muted">
          {formatEuros(litige.montant)} sont bloqués. Proposez ce qui revient à la personne qui a payé
          {'\u202f'}: le reste va au transporteur, commission déduite.
        </p>
      </div>
      {theirs && <Offer title="L’autre personne propose" proposition={theirs} montant={litige.montant} />}
      {theirs && (
        <Accept
          reservationId={reservationId}
          proposition={theirs}
          montant={litige.montant}
          onDone={router.refresh}
        />
      )}
      {mine && <Offer title="Vous proposez" proposition={mine} montant={litige.montant} />}
      <Form
        schema={proposeSchema}
        to={{ call: 'POST /reservations/{id}/litige/propositions', params: { id: reservationId } }}
        defaultValues={{ ligne: '' }}
        submitLabel={mine ? 'Proposer autre chose' : 'Proposer ce partage'}
        pendingLabel="Envoi en cours..."
        successMessage="Proposition envoyée"
        onSuccess={() => router.refresh()}
        resetOnSuccess
      >
        <PriceField name="rembourse" label="Revient à qui a payé" required />
        <TextField name="ligne" label="Pourquoi" maxLength={500} />
      </Form>
    </Card>
  );
}

const words = ({ rembourse }: Proposition, montant: number) =>
  `${formatEuros(rembourse)} à qui a payé, ${formatEuros(Math.round((montant - rembourse) * 100) / 100)} pour le transport`;

function Offer({
  title,
  proposition,
  montant,
}: {
  title: string;
  proposition: Proposition;
  montant: number;
}) {
  return (
    <div className="rounded-control bg-majorelle-tint px-4 py-3">
      <h3 className="text-base">{title}</h3>
      <p className="font-semibold tabular-nums">{words(proposition, montant)}</p>
      <p dir="auto" className="[overflow-wrap:anywhere] empty:hidden">
        {proposition.ligne}
      </p>
    </div>
  );
}

function Accept({
  reservationId,
  proposition,
  montant,
  onDone,
}: {
  reservationId: string;
  proposition: Proposition;
  montant: number;
  onDone: () => void;
}) {
  const { submit, pending, error } = useSubmit();
  const [asking, setAsking] = useState(false);

  async function accept() {
    const answer = await submit('POST /reservations/{id}/litige/accord', {
      params: { id: reservationId },
      body: { propositionId: proposition._id },
    });
    // What is refused is not what stands any more.
    onDone();
    if (answer?.ok) setAsking(false);
  }

  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)}>
        Accepter ce partage
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={'Accepter ce partage\u202f?'}
        confirmLabel="Accepter"
        cancelLabel="Pas encore"
        pending={pending}
        onConfirm={() => void accept()}
      >
        {error ? (
          <FailureNotice failure={error} />
        ) : (
          `${words(proposition, montant)}. Vous ne pourrez plus revenir en arrière.`
        )}
      </ConfirmDialog>
    </>
  );
}
