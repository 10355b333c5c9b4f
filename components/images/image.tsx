import { cx } from '@/components/ui/cx';
import { atWidth } from '@/lib/core/images/rules';
import type { ImageView } from '@/lib/core/images/view';

/**
 * A picture of somebody's, in the width that its place needs; without one a calm drawing of the same size. Give the box
 * its size or ratio by `className` (`aspect-[4/3] w-full`), and how wide it is shown by `sizes`, as in HTML.
 */
export function Image({
  image,
  alt,
  sizes,
  eager,
  fit = 'cover',
  className,
}: {
  image: ImageView | null | undefined;
  alt: string;
  sizes: string;
  /** The largest thing of the first screen: fetched first. All others wait until they are near. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}) {
  if (!image) return <ImagePlaceholder className={className} />;
  return (
    <picture className="contents">
      <img
        src={image.url}
        srcSet={image.widths.map((width) => `${atWidth(image.url, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={cx('bg-hover', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      />
    </picture>
  );
}

/** In the place of a picture that is not there: a parcel beside its route, fetched once for all pages. Decoration: the words beside it say what it is. */
export function ImagePlaceholder({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 240"
      width="320"
      height="240"
      preserveAspectRatio="xMidYMid slice"
      className={cx('bg-majorelle-tint', className)}
    >
      <use href="/drawings.svg#colis" />
    </svg>
  );
}
