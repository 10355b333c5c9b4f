'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { formatEuros } from '@/lib/core/text/money';
import { MAX_TEXTE, refundSchema } from '@/lib/moderation/schema';

type Moved = { revient: number; repris: number; commission: number };

/** « Rendre à qui a payé »: what goes to whom, why, and then it is done. */
export function RefundButton({
  id,
  payer,
  carrier,
  moved: { revient, repris, commission },
}: {
  id: string;
  payer: string;
  carrier: string;
  moved: Moved;
}) {
  const words = useWords('moderation/remboursement');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const lines: [string, number][] = [
    [words('revient', { nom: payer }), revient],
    [words('repris', { nom: carrier }), repris],
    [words('commission'), commission],
  ];
  return (
    <>
      <Button size="small" variant="danger-quiet" onClick={() => setOpen(true)}>
        {words('ouvrir')}
      </Button>
      <DialogForm
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={words('question')}
        description={words('texte')}
        draft={`remboursement.${id}`}
        schema={refundSchema}
        to={{ call: 'POST /moderation/paiements/{id}/remboursement', params: { id } }}
        defaultValues={{ raison: '' }}
        submitLabel={words('rendre', { montant: formatEuros(revient, words.langue) })}
        pendingLabel={words('instant')}
        successMessage={words('lance')}
        onSuccess={() => router.refresh()}
      >
        <dl className="space-y-2 text-sm tabular-nums">
          {lines.map(([term, euros]) => (
            <div key={term} className="flex items-baseline justify-between gap-4">
              <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{term}</dt>
              <dd className="shrink-0 font-medium">{formatEuros(euros, words.langue)}</dd>
            </div>
          ))}
        </dl>
        <TextareaField
          name="raison"
          label={words('raison')}
          required
          rows={3}
          maxLength={MAX_TEXTE}
          hint={words('raisonAide')}
        />
      </DialogForm>
    </>
  );
}
