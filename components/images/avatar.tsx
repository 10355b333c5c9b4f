import { cx } from '@/components/ui/cx';
import { atWidth, SMALLEST_WIDTH } from '@/lib/core/images/rules';
import { avatarColour, initials } from './avatar-colour';

const SIZES = {
  xs: ['size-8 text-xs', 32],
  sm: ['size-10 text-sm', 40],
  md: ['size-12 text-base', 48],
  lg: ['size-16 text-lg', 64],
  xl: ['size-24 text-2xl', 96],
} as const;

/** A face or the initials. Decoration: the name always stands beside it, so it has no text of its own. */
export function Avatar({
  name,
  seed = name,
  src,
  size = 'sm',
  className,
}: {
  name: string;
  /** What the colour is computed from: the person's id. */
  seed?: string;
  src?: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const [box, pixels] = SIZES[size];
  if (src) {
    return (
      <picture className="contents">
        <img
          src={pixels <= SMALLEST_WIDTH / 2 ? atWidth(src, SMALLEST_WIDTH) : src}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          className={cx('shrink-0 rounded-full bg-line object-cover', box, className)}
        />
      </picture>
    );
  }
  return (
    <span aria-hidden="true" className={cx('avatar', avatarColour(seed), box, className)}>
      {initials(name)}
    </span>
  );
}
