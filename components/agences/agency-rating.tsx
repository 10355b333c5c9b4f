import { Stars } from '@/components/ui/stars';
import { formatInteger } from '@/lib/core/text/text';
import { shownRating } from '@/lib/users/labels';

/** « ★★★★★ 4,8 (41 avis) »; without reviews the display constant and « (0 avis) ». */
export function AgencyRating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  const shown = shownRating(rating, reviewCount, 'resume');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Stars value={shown} size={16} />
      <span className="text-muted">
        <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
          {shown.toFixed(1).replace('.', ',')}
        </span>{' '}
        ({formatInteger(reviewCount)} avis)
      </span>
    </p>
  );
}
