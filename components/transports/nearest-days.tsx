import { useWords } from '#words';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { dayAlone } from './transport-dates';
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
  const words = useWords('transports/liste');
  if (days.length === 0) return null;
  return (
    <Notice className="mb-5" title={words('aucunDepart', { jour: dayText(asked, words.langue) })}>
      <p>{words('proches')}</p>
      <ul className="flex flex-wrap gap-2 pt-2">
        {days.map((day) => (
          <li key={day}>
            <Link
              href={searchHref(values, { date: day })}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {dayAlone(`${day}T12:00:00Z`, 'UTC', words.langue)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
