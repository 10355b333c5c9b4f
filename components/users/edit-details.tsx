'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';
import type { MeView } from '@/lib/users/queries/view';

export type EditedDetails = { me: MeView; title: string };

/** « Modifier »: opens the form of what was told at the registration, as the account is now. */
export function EditDetails({ me, title }: EditedDetails) {
  const form = useFormDialog<EditedDetails>(() =>
    withWords(FORM_WORDS, () => import('./details-form-dialog').then((module) => module.DetailsFormDialog)),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon="edit"
        aria-label={`Modifier\u202f: ${title}`}
        pending={form.loading}
        onClick={() => void form.show(async () => ({ me, title }))}
      >
        Modifier
      </Button>
      {form.dialog}
    </>
  );
}
