import { useWords } from '#words';
import { Image } from '@/components/images/image';
import type { ImageView } from '@/lib/core/images/view';

/** What the carrier wrote and took a picture of at a handover. */
export function DoneNote({ ligne, image }: { ligne: string; image: ImageView | null }) {
  const words = useWords('remises/remise');
  return (
    <>
      {ligne && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {words('citation', { texte: ligne })}
        </p>
      )}
      {image && (
        <a href={image.url} className="w-fit rounded-control">
          <Image
            image={image}
            alt={words('photo')}
            sizes="(min-width: 640px) 320px, 80vw"
            fit="contain"
            className="h-auto max-h-80 w-full max-w-80 rounded-control border border-line"
          />
        </a>
      )}
    </>
  );
}
