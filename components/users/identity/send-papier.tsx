'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';
import { images } from '@/lib/langues/later/form/images';
import { PAPIER_LABELS } from '@/lib/users/labels';
import type { PapierGenre } from '@/lib/users/rules/papiers';

/** « Envoyer »: opens the way to have a document verified. */
export function SendPapier({ genre, label }: { genre: PapierGenre; label: string }) {
  const form = useFormDialog<PapierGenre>(() =>
    withWords([...FORM_WORDS, images], () => import('./papier-dialog').then((module) => module.PapierDialog)),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${label}\u202f: ${PAPIER_LABELS[genre].name}`}
        pending={form.loading}
        onClick={() => void form.show(async () => genre)}
      >
        {label}
      </Button>
      {form.dialog}
    </>
  );
}
