'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';

/** « Confirmer »: opens the way to the telephone's code. */
export function ConfirmPhone({ phone }: { phone: string }) {
  const form = useFormDialog<string>(() =>
    withWords(FORM_WORDS, () => import('./phone-dialog').then((module) => module.PhoneDialog)),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label="Confirmer mon téléphone"
        pending={form.loading}
        onClick={() => void form.show(async () => phone)}
      >
        Confirmer
      </Button>
      {form.dialog}
    </>
  );
}
