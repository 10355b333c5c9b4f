'use client';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { FORM_WORDS } from '@/components/form/words';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';
import { images } from '@/lib/langues/later/form/images';
import { papier } from '@/lib/langues/later/users/papier';
import { papierEnvoi } from '@/lib/langues/later/users/papierEnvoi';
import { papierPreuve } from '@/lib/langues/later/users/papierPreuve';
import type { PapierGenre } from '@/lib/users/rules/papiers';

/** `label` (« Envoyer », `name` in full): opens the way to have a document verified. */
export function SendPapier({ genre, label, name }: { genre: PapierGenre; label: string; name: string }) {
  const form = useFormDialog<PapierGenre>(() =>
    withWords([...FORM_WORDS, images, papier, papierPreuve, papierEnvoi], () =>
      import('./papier-dialog').then((module) => module.PapierDialog),
    ),
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
