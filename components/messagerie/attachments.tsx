'use client';
import { useWords } from '#words';
import { UploadProgress } from '@/components/form/upload-progress';
import { Image } from '@/components/images/image';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { useAttachments } from './use-attachments';

/** The pictures that go with the message, above the place to write; the one that is on its way with how far it is. */
export function Attachments({
  attachments: { images, state, refused, sending, retry, remove },
  held,
  onCallOff,
}: {
  attachments: ReturnType<typeof useAttachments>;
  held: boolean;
  onCallOff: () => void;
}) {
  const words = useWords('messagerie/fil');
  const photos = useWords('form/images');
  if (images.length === 0 && state.phase === 'idle' && refused.length === 0) return null;
  return (
    <div className="grid gap-2 px-1 pb-2">
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((image, index) => (
            <li key={image.url} className="relative">
              <Image
                image={image}
                alt={photos('photo', { rang: index + 1 })}
                sizes="80px"
                className="block size-20 rounded-control border border-line"
              />
              <button
                type="button"
                aria-label={photos('retirerPhoto', { rang: index + 1 })}
                onClick={() => remove(image.url)}
                className="absolute -top-1.5 -end-1.5 inline-flex size-11 items-start justify-end"
              >
                <span className="inline-flex size-6 items-center justify-center rounded-full bg-ink text-ground">
                  <Icon name="close" size={14} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {sending && <UploadProgress share={state.share} onCancel={onCallOff} />}
      {held && (
        <p role="status" className="text-muted text-sm">
          {words('photoEnRoute')}
        </p>
      )}
      {state.phase === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-clay text-sm">
          {state.message}
          {state.canRetry && (
            <Button size="small" variant="secondary" onClick={retry}>
              {photos('reessayer')}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={onCallOff}>
            {photos('annuler')}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <div role="alert" className="text-clay text-sm [overflow-wrap:anywhere]">
          {refused.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called alike
            <p key={index} dir="auto">
              {one}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
