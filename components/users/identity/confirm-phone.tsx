'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';

/** `label` (« Confirmer », `name` in full): opens the way to the telephone's code. */
export function ConfirmPhone({ phone, label, name }: { phone: string; label: string; name: string }) {
  const form = useFormDialog<string>(() =>
    withWords(() => import('./phone-dialog').then((module) => module.PhoneDialog)),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={name}
        pending={form.loading}
        onClick={() => void form.show(async () => phone)}
      >
        {label}
      </Button>
      {form.dialog}
    </>
  );
}
