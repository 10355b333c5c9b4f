import { useWords } from '#words';
import { Image } from '@/components/images/image';
import { cx } from '@/components/ui/cx';
import type { ImageView } from '@/lib/core/images/view';

/** An agency's photos: the first one large; on a phone a row to swipe. Each leads to the whole picture. */
export function DetailPhotos({
  photos,
  name,
  className,
}: {
  photos: ImageView[];
  name: string;
  className?: string;
}) {
  const words = useWords('agences/photos');
  if (photos.length === 0) return null;
  return (
    <section aria-label={words('titre')} className={className}>
      <ul className="-mx-4 flex snap-x snap-mandatory gap-2.5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:grid sm:auto-rows-[9.5rem] sm:grid-cols-4 sm:overflow-visible sm:px-0 [&::-webkit-scrollbar]:hidden">
        {photos.map((photo, index) => (
          <li
            key={photo.url}
            className={cx(
              'h-52 shrink-0 snap-center sm:h-auto sm:w-auto',
              photos.length === 1 ? 'w-full' : 'w-[86%]',
              spanOf(index, photos.length),
            )}
          >
            <a
              href={photo.url}
              aria-label={words('voir', { rang: index + 1 })}
              className="block h-full overflow-hidden rounded-card border border-line"
            >
              <Image
                image={photo}
                alt={words('legende', { nom: name, rang: index + 1, total: photos.length })}
                sizes={index < 2 ? '(min-width: 640px) 570px, 90vw' : '(min-width: 640px) 290px, 90vw'}
                eager={index === 0}
                className="size-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much of the four columns a photo takes, so that up to five fill two rows without a gap. */
function spanOf(index: number, count: number): string {
  if (count === 1) return 'sm:col-span-4 sm:row-span-2';
  if (index === 0 || count === 2) return 'sm:col-span-2 sm:row-span-2';
  return count === 3 || (count === 4 && index === 1) ? 'sm:col-span-2' : '';
}
