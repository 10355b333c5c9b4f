import type { Words } from '@/components/words/words-of';
import { CLOCK } from '@/lib/core/text/clock';
import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';
import type { Day } from '@/lib/users/labels';
import { DAY_MINUTES, type OpenState } from '@/lib/users/rules/opening-hours';
import { WEEK } from '@/lib/users/rules/week';

const A_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** « lundi »: the day of the week, whatever its date. By the browser's own words: no HTML holds it, for it hangs on the clock. */
const dayName = (weekday: number, langue: Langue) =>
  new Intl.DateTimeFormat(LOCALES[langue], { weekday: 'long', timeZone: 'UTC' }).format(
    A_SUNDAY + weekday * DAY_MS,
  );

/** « ferme à 18 h », « ouvre demain à 9 h », « ouvre lundi à 9 h »; null when there is nothing to say. */
export function openStateDetail(words: Words<'agences/ouvert'>, state: OpenState, today: Day): string | null {
  const moment = state.open ? state.closes : state.opens;
  if (!moment) return null;
  const { inDays, at } = moment;
  const { langue } = words;
  const etat = state.open ? 'ouvert' : 'ferme';
  const heure = CLOCK[langue]({ hour: Math.floor(at / 60), minute: at % 60 });
  const quand = at === DAY_MINUTES ? words('aMinuit') : words('aHeure', { heure });
  // What ends or begins in the coming night is still tonight's.
  if (inDays === 1 && at === 0) return words('aujourdhui', { etat, quand: words('aMinuit') });
  if (inDays === 0 || (inDays === 1 && state.open && at <= 6 * 60))
    return words('aujourdhui', { etat, quand });
  if (inDays === 1 && at < DAY_MINUTES) return words('demain', { etat, quand });
  const jour = dayName((WEEK.indexOf(today) + inDays) % 7, langue);
  return words(inDays === 7 ? 'prochain' : 'jour', { etat, jour, quand });
}
