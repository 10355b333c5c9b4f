'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
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
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const lines: [string, number][] = [
    [`Revient à ${payer}`, revient],
    [`Est repris à ${carrier}`, repris],
    ['Commission rendue par le site', commission],
  ];
  return (
    <>
      <Button size="small" variant="danger-quiet" onClick={() => setOpen(true)}>
        Rendre à qui a payé
      </Button>
      <DialogForm
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={'Rendre ce paiement\u202f?'}
        description="Ce qui est déjà versé est repris d’abord, puis remboursé."
        schema={refundSchema}
        to={{ call: 'POST /moderation/paiements/{id}/remboursement', params: { id } }}
        defaultValues={{ raison: '' }}
        submitLabel={`Rendre ${formatEuros(revient)}`}
        pendingLabel="Un instant..."
        successMessage="Le remboursement est lancé."
        onSuccess={() => router.refresh()}
      >
        <dl className="space-y-2 text-sm tabular-nums">
          {lines.map(([term, euros]) => (
            <div key={term} className="flex items-baseline justify-between gap-4">
              <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{term}</dt>
              <dd className="shrink-0 font-medium">{formatEuros(euros)}</dd>
            </div>
          ))}
        </dl>
        <TextareaField
          name="raison"
          label="Raison"
          required
          rows={3}
          maxLength={MAX_TEXTE}
          hint="Les deux personnes la liront."
        />
      </DialogForm>
    </>
  );
}
