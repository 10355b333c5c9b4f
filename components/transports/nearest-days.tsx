import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatEtapeDateShort } from '@/lib/core/text/time';
import { dayText, type SearchValues, searchHref } from './transport-search';

/** Nothing leaves on the asked day: the nearest days on which something does. */
export function NearestDays({
  days,
  asked,
  values,
}: {
  days: string[];
  asked: string;
  values: SearchValues;
}) {
  if (days.length === 0) return null;
  return (
    <Notice className="mb-5" title={`Aucun départ exact le ${dayText(asked)}.`}>
      <p>Les jours les plus proches avec des départs{'\u202f'}:</p>
      <ul className="flex flex-wrap gap-2 pt-2">
        {days.map((day) => (
          <li key={day}>
            <Link
              href={searchHref(values, { date: day })}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {formatEtapeDateShort(`${day}T12:00:00Z`, 'UTC').split(',')[0]}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
