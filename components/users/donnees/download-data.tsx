'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FORM_WORDS } from '@/components/form/words';
import { Button } from '@/components/ui/button';
import { withWords } from '@/components/words/with-words';

const DownloadDialog = dynamic(
  () => withWords(FORM_WORDS, () => import('./download-dialog').then((module) => module.DownloadDialog)),
  {
    ssr: false,
  },
);

/** Données: everything that is kept of oneself, to take along. */
export function DownloadData() {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="telechargement">
      <h3 id="telechargement" className="font-semibold">
        Télécharger mes données
      </h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-60 text-muted text-sm">
          Tout ce que nous gardons de vous, dans un fichier ZIP{'\u202f'}: une page à lire, vos données en
          JSON et vos images.
        </p>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          Télécharger
        </Button>
      </div>
      {open && <DownloadDialog onClosed={() => setOpen(false)} />}
    </section>
  );
}
