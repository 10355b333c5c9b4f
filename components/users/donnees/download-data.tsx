'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

const DownloadDialog = later(() =>
  withWords(() => import('./download-dialog').then((module) => module.DownloadDialog)),
);

/** Données: everything that is kept of oneself, to take along. */
export function DownloadData() {
  const words = useWords('users/copie');
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="telechargement">
      <h3 id="telechargement">{words('titre')}</h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-60 text-muted text-sm">{words('texte')}</p>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {words('telecharger')}
        </Button>
      </div>
      {open && <DownloadDialog onClosed={() => setOpen(false)} />}
    </section>
  );
}
