'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';
import type { PapierGenre } from '@/lib/users/rules/papiers';

/** `label` (« Envoyer », `name` in full): opens the way to have a document verified. */
export function SendPapier({ genre, label, name }: { genre: PapierGenre; label: string; name: string }) {
  const form = useFormDialog<PapierGenre>(() =>
    withWords(() => import('./papier-dialog').then((module) => module.PapierDialog)),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={name}
        pending={form.loading}
        onClick={() => void form.show(async () => genre)}
      >
        {label}
      </Button>
      {form.dialog}
    </>
  );
}
