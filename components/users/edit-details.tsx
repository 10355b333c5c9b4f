'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';
import type { MeView } from '@/lib/users/queries/view';

export type EditedDetails = { me: MeView; title: string };

/** `label` (« Modifier », `name` in full): opens the form of what was told at the registration, as the account is now. */
export function EditDetails({ me, title, label, name }: EditedDetails & { label: string; name: string }) {
  const form = useFormDialog<EditedDetails>(() =>
    withWords(() => import('./details-form-dialog').then((module) => module.DetailsFormDialog)),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon="edit"
        aria-label={name}
        pending={form.loading}
        onClick={() => void form.show(async () => ({ me, title }))}
      >
        {label}
      </Button>
      {form.dialog}
    </>
  );
}
