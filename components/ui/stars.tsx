import type { CSSProperties } from 'react';
import { useWords } from '#words';
import { cx } from './cx';

/** One star on a 20 px grid. */
export const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';

const GAP = 2;

/** A note out of five, drawn to the tenth (app/parts.css) and written for readers. `value` between 0 and 5. */
export function Stars({ value, size = 18, className }: { value: number; size?: number; className?: string }) {
  const words = useWords('ui/signes');
  const note = String(Math.round(value * 10) / 10);
  const whole = Math.floor(value);
  const filled = whole * (size + GAP) + (value - whole) * size;
  const look = { '--size': `${size}px`, '--filled': `${Math.round(filled * 10) / 10}px` };
  return (
    <span
      role="img"
      aria-label={words('etoiles', { note: words.langue === 'en' ? note : note.replace('.', ',') })}
      style={look as CSSProperties}
      className={cx('stars', className)}
    />
  );
}
