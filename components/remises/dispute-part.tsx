'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { Form } from '@/components/form/form';
import { PriceField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatEuros } from '@/lib/core/text/money';
import { sharesOf } from '@/lib/remises/labels';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { proposeSchema } from '@/lib/remises/schema';

type Litige = NonNullable<RemiseView['litige']>;
type Proposition = Litige['propositions'][number];

/** What each side of an open dispute proposes, the other's to be accepted, and one's own to be made. */
export function DisputePart({ remise: { reservationId, role, litige } }: { remise: RemiseView }) {
  const router = useRouter();
  const words = useWords('remises/desaccord');
  if (litige?.etat !== 'ouvert') return null;
  const lastOf = (own: boolean) => litige.propositions.filter(({ par }) => (par === role) === own).at(-1);
  const [mine, theirs] = [lastOf(true), lastOf(false)];
  return (
    <Card as="section" aria-labelledby="accord" className="flex flex-col gap-5">
      <div>
        <h2 id="accord" className="text-xl">
          {words('accord')}
        </h2>
        <p className="mt-1 text-muted">
          {words('bloques', { montant: formatEuros(litige.montant, words.langue) })}
        </p>
      </div>
      {theirs && <Offer title={words('autrePropose')} proposition={theirs} montant={litige.montant} />}
      {theirs && (
        <Accept
          reservationId={reservationId}
          proposition={theirs}
          montant={litige.montant}
          onDone={router.refresh}
        />
      )}
      {mine && <Offer title={words('vousProposez')} proposition={mine} montant={litige.montant} />}
      <Form
        schema={proposeSchema}
        to={{ call: 'POST /reservations/{id}/litige/propositions', params: { id: reservationId } }}
        defaultValues={{ ligne: '' }}
        submitLabel={words(mine ? 'proposerAutre' : 'proposer')}
        pendingLabel={words('envoi')}
        successMessage={words('proposee')}
        onSuccess={() => router.refresh()}
        resetOnSuccess
      >
        <PriceField name="rembourse" label={words('revient')} required />
        <TextField name="ligne" label={words('pourquoi')} maxLength={500} />
      </Form>
    </Card>
  );
}

function Offer({
  title,
  proposition,
  montant,
}: {
  title: string;
  proposition: Proposition;
  montant: number;
}) {
  const words = useWords('remises/desaccord');
  return (
    <div className="rounded-control bg-majorelle-tint px-4 py-3">
      <h3 className="text-base">{title}</h3>
      <p className="font-semibold tabular-nums">
        {words('partage', sharesOf(montant, proposition.rembourse, words.langue))}
      </p>
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
  const words = useWords('remises/desaccord');
  const { submit, pending, error, clearError } = useSubmit();
  // What the question is about stays what it says, whatever the other proposes meanwhile.
  const [asked, setAsked] = useState<Proposition | null>(null);
  const { _id, rembourse } = asked ?? proposition;

  async function accept() {
    const answer = await submit('POST /reservations/{id}/litige/accord', {
      params: { id: reservationId },
      body: { propositionId: _id },
    });
    // What is refused is not what stands any more.
    onDone();
    if (answer?.ok || answer?.failure.code === 'conflict') setAsked(null);
  }

  return (
    <>
      {error && !asked && <FailureNotice failure={error} />}
      <Button
        className="self-start"
        onClick={() => {
          clearError();
          setAsked(proposition);
        }}
      >
        {words('accepter')}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        question={words('accepterQuestion')}
        confirmLabel={words('accepterOui')}
        cancelLabel={words('accepterNon')}
        pending={pending}
        onConfirm={() => void accept()}
      >
        {error && <FailureNotice failure={error} />}
        {words('definitif', sharesOf(montant, rembourse, words.langue))}
      </ConfirmDialog>
    </>
  );
}
