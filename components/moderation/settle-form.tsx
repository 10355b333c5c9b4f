'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { PriceField } from '@/components/form/number-field';
import { TextareaField } from '@/components/form/textarea-field';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { sharesOf } from '@/lib/remises/labels';
import { settleSchema } from '@/lib/remises/schema';

type Asked = { rembourse: number; answer: (yes: boolean) => void };

/** What an operator decides about a dispute over `montant` euros, and why; asked once more, because the money moves at once. */
export function SettleForm({ litigeId, montant }: { litigeId: string; montant: number }) {
  const words = useWords('moderation/trancher');
  const router = useRouter();
  // What the question says stays as it closes.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);

  function end(yes: boolean) {
    asked?.answer(yes);
    setOpen(false);
  }

  return (
    <>
      <Form
        schema={settleSchema}
        to={{ call: 'POST /moderation/litiges/{id}', params: { id: litigeId } }}
        defaultValues={{ raison: '' }}
        submitLabel={words('trancher')}
        pendingLabel={words('instant')}
        successMessage={words('prise')}
        confirm={({ rembourse }) =>
          // More than there is: the answer says so on the field.
          rembourse > montant
            ? Promise.resolve(true)
            : new Promise((answer) => {
                setAsked({ rembourse, answer });
                setOpen(true);
              })
        }
        onSuccess={() => {
          // The dispute leaves the list: the keyboard goes on from the content.
          document.getElementById('contenu')?.focus({ preventScroll: true });
          router.refresh();
        }}
      >
        <PriceField name="rembourse" label={words('rembourse')} required hint={words('rembourseAide')} />
        <TextareaField
          name="raison"
          label={words('raison')}
          required
          rows={3}
          maxLength={2000}
          hint={words('raisonAide')}
        />
      </Form>
      <ConfirmDialog
        open={open}
        onOpenChange={() => end(false)}
        question={words('question')}
        confirmLabel={words('oui')}
        cancelLabel={words('non')}
        onConfirm={() => end(true)}
      >
        {asked && words('definitif', sharesOf(montant, asked.rembourse, words.langue))}
      </ConfirmDialog>
    </>
  );
}
