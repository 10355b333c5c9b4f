import type { Words } from '@/components/words/words-of';
import { DATE_WORDS } from '@/lib/core/text/date-words';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { Day } from '@/lib/users/labels';
import { DAY_MINUTES, type OpenState, WEEK } from '@/lib/users/rules/opening-hours';

/** « lundi »: the day of the week, whatever its date. */
const dayName = (weekday: number, langue: Langue) =>
  DATE_WORDS[langue].weekday({ weekday, day: 1, month: 1 });

/** « ferme à 18 h », « ouvre demain à 9 h », « ouvre lundi à 9 h »; null when there is nothing to say. */
export function openStateDetail(words: Words<'agences/ouvert'>, state: OpenState, today: Day): string | null {
  const moment = state.open ? state.closes : state.opens;
  if (!moment) return null;
  const { inDays, at } = moment;
  const { langue } = words;
  const etat = state.open ? 'ouvert' : 'ferme';
  const heure = DATE_WORDS[langue].clock({ hour: Math.floor(at / 60), minute: at % 60 });
  const quand = at === DAY_MINUTES ? words('aMinuit') : words('aHeure', { heure });
  // What ends or begins in the coming night is still tonight's.
  if (inDays === 1 && at === 0) return words('aujourdhui', { etat, quand: words('aMinuit') });
  if (inDays === 0 || (inDays === 1 && state.open && at <= 6 * 60))
    return words('aujourdhui', { etat, quand });
  if (inDays === 1 && at < DAY_MINUTES) return words('demain', { etat, quand });
  const jour = dayName((WEEK.indexOf(today) + inDays) % 7, langue);
  return words(inDays === 7 ? 'prochain' : 'jour', { etat, jour, quand });
}
