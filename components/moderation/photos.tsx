import { useWords } from '#words';
import { Image } from '@/components/images/image';
import type { ReportView } from '@/lib/moderation/queries/reports';

/** What a reported thing shows; each opens whole in a tab of its own. */
export function Photos({ images }: Pick<ReportView, 'images'>) {
  const words = useWords('moderation/lignes');
  if (images.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 py-1">
      {images.map((image, index) => (
        <a
          key={image.url}
          href={image.url}
          target="_blank"
          rel="noopener"
          aria-label={words('photo', { rang: index + 1, total: images.length })}
          className="rounded-control"
        >
          <Image image={image} alt="" sizes="128px" className="size-32 rounded-control" />
        </a>
      ))}
    </div>
  );
}
