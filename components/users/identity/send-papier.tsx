'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import { PAPIER_LABELS } from '@/lib/users/labels';
import type { PapierGenre } from '@/lib/users/rules/papiers';

/** « Envoyer »: opens the way to have a document verified. */
export function SendPapier({ genre, label }: { genre: PapierGenre; label: string }) {
  const form = useFormDialog<PapierGenre>(() =>
    import('./papier-dialog').then((module) => module.PapierDialog),
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
