'use client';
import { useWords } from '#words';
import { useFormDialog } from '@/components/form/use-form-dialog';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';

/** Données: everything that is kept of oneself, to take along. */
export function DownloadData() {
  const words = useWords('users/copie');
  const form = useFormDialog(() =>
    withWords(() => import('./download-dialog').then((module) => module.DownloadDialog)),
  );
  return (
    <section aria-labelledby="telechargement">
      <h3 id="telechargement">{words('titre')}</h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-60 text-muted text-sm">{words('texte')}</p>
        <Button variant="secondary" size="small" pending={form.loading} onClick={() => void form.show()}>
          {words('telecharger')}
        </Button>
      </div>
      {form.dialog}
    </section>
  );
}
