import { cx } from './cx';

/** One star on a 20 px grid. */
export const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';

/** A note out of five, drawn (to the tenth) and written for readers. `value` between 0 and 5. */
export function Stars({ value, size = 18, className }: { value: number; size?: number; className?: string }) {
  const text = value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return (
    <span
      role="img"
      aria-label={`${text} sur 5`}
      className={cx('inline-flex gap-0.5 text-saffron', className)}
    >
      {[0, 1, 2, 3, 4].map((index) => {
        const filled = Math.max(0, Math.min(1, value - index));
        return (
          <svg key={index} aria-hidden="true" width={size} height={size} viewBox="0 0 20 20">
            <path d={STAR} className="fill-line" />
            {filled > 0 && (
              <svg width={20 * filled} height="20" aria-hidden="true">
                <path d={STAR} fill="currentColor" />
              </svg>
            )}
          </svg>
        );
      })}
    </span>
  );
}
