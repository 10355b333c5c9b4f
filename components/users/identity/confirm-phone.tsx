'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';

/** « Confirmer »: opens the way to the telephone's code. */
export function ConfirmPhone({ phone }: { phone: string }) {
  const form = useFormDialog<string>(() => import('./phone-dialog').then((module) => module.PhoneDialog));
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
