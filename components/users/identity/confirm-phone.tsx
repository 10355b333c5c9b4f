'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';
import { telephone } from '@/lib/langues/later/users/telephone';

/** `label` (« Confirmer », `name` in full): opens the way to the telephone's code. */
export function ConfirmPhone({ phone, label, name }: { phone: string; label: string; name: string }) {
  const form = useFormDialog<string>(() =>
    withWords([...FORM_WORDS, telephone], () =>
      import('./phone-dialog').then((module) => module.PhoneDialog),
    ),
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
