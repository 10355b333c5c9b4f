import { cx } from '@/components/ui/cx';

/** An eight-pointed star tile, at very low contrast, for a large calm area. Never behind text that must be read over it. */
export function Zellige({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('zellige', className)} />;
}
