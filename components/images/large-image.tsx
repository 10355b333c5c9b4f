import type { ImageView } from '@/lib/core/images/view';
import { Image, ImagePlaceholder } from './image';

/**
 * The picture that a thing's own page opens with, whole and in its own shape; a tall one stands in a square on a phone,
 * in 16:10 on a wide screen. Without one a lower band with the drawing.
 */
export function LargeImage({ image, alt }: { image: ImageView | null; alt: string }) {
  if (!image) {
    return (
      <div className="flex justify-center overflow-hidden rounded-card border border-line bg-majorelle-tint">
        <ImagePlaceholder className="h-40 w-auto sm:h-52" />
      </div>
    );
  }
  return (
    <div className="@container">
      <Image
        image={image}
        alt={alt}
        sizes="(min-width: 1160px) 740px, (min-width: 1024px) 62vw, 100vw"
        eager
        fit="contain"
        className="h-auto max-h-[100cqw] w-full rounded-card border border-line sm:max-h-[62.5cqw]"
      />
    </div>
  );
}
