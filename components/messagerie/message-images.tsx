'use client';
import { useEffect, useState } from 'react';
import { useWords } from '#words';
import { Image } from '@/components/images/image';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import type { ImageView } from '@/lib/core/images/view';

/** The pictures of a message, five at most: one in its own shape, several as a grid; each opens large. */
export function MessageImages({ images, own }: { images: readonly ImageView[]; own: boolean }) {
  const words = useWords('messagerie/fil');
  const photos = useWords('form/images');
  const [open, setOpen] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  if (open !== null && open !== last) setLast(open);
  const several = images.length > 1 && open !== null;
  // Wherever in the dialog the focus is, and before the dialog, which lets no arrow out.
  useEffect(() => {
    if (!several) return;
    const turnByKey = ({ key }: KeyboardEvent) => {
      const onwards = document.documentElement.dir === 'rtl' ? -1 : 1;
      const by = key === 'ArrowLeft' ? -onwards : key === 'ArrowRight' ? onwards : 0;
      if (by !== 0) setOpen((at) => (at === null ? null : (at + by + images.length) % images.length));
    };
    addEventListener('keydown', turnByKey, { capture: true });
    return () => removeEventListener('keydown', turnByKey, { capture: true });
  }, [several, images.length]);
  if (images.length === 0) return null;
  const [one] = images;
  const shown = images[last];
  // An odd one stands alone in the first row.
  const wide = (index: number) => images.length % 2 === 1 && index === 0;
  const turn = (by: number) => setOpen((last + by + images.length) % images.length);
  return (
    <>
      <div
        className={cx(
          'grid w-[min(22rem,85%)] gap-px overflow-hidden rounded-card border border-line bg-line',
          images.length > 1 && 'grid-cols-2',
          own ? 'rounded-ee-badge' : 'rounded-es-badge',
        )}
      >
        {images.map((image, index) => (
          <button
            key={image.url}
            type="button"
            data-with-said
            aria-label={
              images.length > 1
                ? words('agrandirParmi', { rang: index + 1, total: images.length })
                : words('agrandir')
            }
            onClick={() => setOpen(index)}
            className={cx('block overflow-hidden outline-offset-[-3px]', wide(index) && 'col-span-2')}
          >
            <Image
              image={image}
              alt=""
              sizes={images.length > 1 && !wide(index) ? '176px' : '352px'}
              className={cx(
                'block w-full',
                image === one && images.length === 1 ? 'h-auto max-h-96' : 'aspect-[4/3]',
              )}
            />
          </button>
        ))}
      </div>
      <Dialog
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        size="large"
        title={
          images.length > 1
            ? words('photoParmi', { rang: last + 1, total: images.length })
            : words('photoSeule')
        }
      >
        <div className="grid justify-items-center gap-3">
          {shown && (
            <Image
              image={shown}
              alt={photos('photo', { rang: last + 1 })}
              sizes="(min-width: 768px) 720px, 100vw"
              fit="contain"
              className="max-h-[70dvh] w-full rounded-control"
            />
          )}
          {images.length > 1 && (
            <div className="flex gap-2">
              <IconButton icon="arrow-left" label={words('precedente')} onClick={() => turn(-1)} />
              <IconButton icon="arrow-right" label={words('suivante')} onClick={() => turn(1)} />
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}
