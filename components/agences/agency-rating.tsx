import { useWords } from '#words';
import { Stars } from '@/components/ui/stars';
import { formatInteger } from '@/lib/core/text/text';
import { shownRating } from '@/lib/users/labels';

/** « ★★★★★ 4,8 (41 avis) »; without reviews the display constant and « (0 avis) ». */
export function AgencyRating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  const words = useWords('agences/carte');
  const shown = shownRating(rating, reviewCount, 'resume');
  const note = shown.toFixed(1);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Stars value={shown} size={16} />
      <span className="text-muted">
        <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
          {words.langue === 'en' ? note : note.replace('.', ',')}
        </span>{' '}
        {words('avis', { n: reviewCount, nombre: formatInteger(reviewCount, words.langue) })}
      </span>
    </p>
  );
}
