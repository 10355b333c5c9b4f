import { Image } from '@/components/images/image';
import { Link } from '@/components/ui/link';
import type { ImageView } from '@/lib/core/images/view';

/** The image that opens a card, on the way to the thing; its title says the same to readers. */
export function CardImage({
  image,
  href,
  eager,
}: {
  image: ImageView | null;
  href: string;
  eager?: boolean;
}) {
  return (
    <Link href={href} tabIndex={-1} aria-hidden="true" className="block border-line border-b">
      <Image
        image={image}
        alt=""
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
        eager={eager}
        className="aspect-[16/10] h-auto w-full"
      />
    </Link>
  );
}
