import { cx } from '@/components/ui/cx';
import styles from './route-line.module.css';
import type { SectionTone } from './route-line-fold';

const TONES: Record<SectionTone, string> = {
  palm: 'bg-route-free',
  saffron: 'bg-route-low',
  clay: 'bg-route-last',
  full: 'bg-field',
  vide: 'bg-line',
};

const DELAYS = [undefined, styles.draw1, styles.draw2, styles.draw3, styles.draw4];

/** One section of the standing line: hatched ink for what is taken, colour for the rest. Decoration; the words stand beside it. */
export function RouteLineBar({
  taken,
  tone,
  hors,
  draw,
}: {
  taken: number;
  tone: SectionTone;
  hors?: boolean;
  /** Draws itself, after as many sections before it. */
  draw?: number;
}) {
  const share = `${Math.round(taken * 1000) / 10}%`;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block h-full w-2.5 overflow-hidden rounded-full',
        hors ? 'bg-line' : TONES[tone],
        styles.bar,
        draw !== undefined && styles.draw,
        draw !== undefined && DELAYS[Math.min(draw, DELAYS.length - 1)],
      )}
    >
      <span style={{ height: share }} className={cx('block', styles.taken, hors && 'opacity-30')} />
    </span>
  );
}
