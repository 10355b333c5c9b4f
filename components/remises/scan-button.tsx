'use client';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { withWords } from '@/components/words/with-words';
import type { RemiseGenre } from '@/lib/remises/schema';
import { openDecoder } from './decoder';
import type { ScanDialogProps } from './scan-dialog';

type Props = Pick<ScanDialogProps, 'site' | 'reservationId' | 'genre' | 'onCode'> & {
  /** The dialog has closed without a code. */
  onTyped: () => void;
};

const loadDialog = () => withWords(() => import('./scan-dialog').then((module) => module.ScanDialog));

/** « Scanner »: what it needs is fetched while there is a network, since where parcels change hands there may be none. */
export function ScanButton({ genre, onCode, onTyped, ...rest }: Props) {
  const words = useWords('remises/saisie');
  const lost = words('perdue');
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ScanDialogProps>>();

  const press = useCallback(async () => {
    if (isShutOut() && navigator.onLine) return openAnew(genre);
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      toast({ tone: 'error', title: lost });
    }
  }, [genre, lost]);

  useEffect(() => {
    if (window.location.hash === askedFor(genre)) {
      window.history.replaceState(null, '', window.location.pathname);
      void press();
    }
    // Whoever presses the button hears of a failure.
    loadDialog()
      .then(openDecoder)
      .catch(() => {});
  }, [genre, press]);

  return (
    <>
      <Button icon="camera" aria-haspopup="dialog" onClick={() => void press()}>
        {words(genre === 'collecte' ? 'scannerCollecte' : 'scannerLivraison')}
      </Button>
      {Dialog && (
        <Dialog
          {...rest}
          genre={genre}
          open={open}
          onCode={(code) => {
            setOpen(false);
            onCode(code);
          }}
          onClose={() => {
            setOpen(false);
            onTyped();
          }}
        />
      )}
    </>
  );
}

const askedFor = (genre: RemiseGenre) => `#scanner=${genre}`;

type WithPolicy = { featurePolicy?: { allowsFeature: (feature: string) => boolean } };

/** Whether this document began at another page of ours, where cameras are shut out: the address alone was changed since. */
function isShutOut(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  const here = began && new URL(began.name).pathname === window.location.pathname;
  return !here && (document as WithPolicy).featurePolicy?.allowsFeature('camera') === false;
}

function openAnew(genre: RemiseGenre): void {
  window.location.hash = askedFor(genre);
  window.location.reload();
}
