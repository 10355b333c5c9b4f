'use client';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { Words } from '@/components/words/words-of';
import { PRODUCT_NAME } from '@/lib/core/product';
import type { RemiseGenre } from '@/lib/remises/schema';
import { openDecoder } from './decoder';
import { readScanned } from './scanned';
import { useCamera } from './use-camera';

/** How long a reader rests between two looks: the picture has to stay smooth on a small phone. */
const REST_MS = 120;

type Said = Parameters<Words<'remises/scanner'>>[0];

export type ScanDialogProps = {
  open: boolean;
  site: string;
  reservationId: string;
  genre: RemiseGenre;
  onCode: (code: string) => void;
  onClose: () => void;
};

/** The carrier's camera, looking for the code that somebody shows them. */
export function ScanDialog({ open, onClose, ...rest }: ScanDialogProps) {
  const words = useWords('remises/scanner');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} size="small" title={words(rest.genre)}>
      <Viewfinder {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Viewfinder({ site, reservationId, genre, onCode, onClose }: Omit<ScanDialogProps, 'open'>) {
  const words = useWords('remises/scanner');
  const video = useRef<HTMLVideoElement>(null);
  const { running, trouble } = useCamera(video);
  const [unread, setUnread] = useState(false);
  const [problem, setProblem] = useState<Said | null>(null);
  const heard = useRef(onCode);
  heard.current = onCode;

  useEffect(() => {
    const element = video.current;
    if (!running || !element) return;
    let over = false;
    async function watch(seen: HTMLVideoElement) {
      try {
        const { decode } = await openDecoder();
        while (!over) {
          const text = await decode(seen);
          if (over) return;
          if (text !== null) {
            const read = readScanned(text, { site, reservationId, genre });
            if ('code' in read) return heard.current(read.code);
            setProblem(read.problem);
          }
          await new Promise((rested) => setTimeout(rested, REST_MS));
        }
      } catch {
        if (!over) setUnread(true);
      }
    }
    void watch(element);
    return () => {
      over = true;
    };
  }, [running, site, reservationId, genre]);

  const said = trouble ?? (unread ? 'reader' : null);
  return (
    <div className="flex flex-col gap-4">
      <div
        className={cx(
          'relative mx-auto aspect-square w-full max-w-[min(100%,60dvh)] overflow-hidden rounded-card bg-[#000]',
          said && 'hidden',
        )}
      >
        <video ref={video} muted playsInline aria-label={words('image')} className="size-full object-cover" />
        <div
          aria-hidden="true"
          className="absolute inset-[7%] rounded-card border-4 border-[#fff] shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
        />
      </div>
      {said ? (
        <Notice tone="warning" live>
          {words(said)}
        </Notice>
      ) : problem ? (
        <Notice tone="warning" live>
          {words(problem, { produit: PRODUCT_NAME })}
        </Notice>
      ) : (
        <p role="status" className="text-center text-muted">
          {words(running ? 'placez' : 'ouverture')}
        </p>
      )}
      <Button variant="secondary" full onClick={onClose}>
        {words('taper')}
      </Button>
    </div>
  );
}
