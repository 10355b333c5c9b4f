import type { Langue } from '@/lib/langues/langue.mjs';
import { CLOCK, type Clock } from './clock';
import { dePlace } from './text';

type Day = { month: number; day: number; weekday: number };

/** How a language writes days and hours. */
export type DateWords = {
  today: string;
  yesterday: string;
  /** "12", "1er". */
  day: (wall: Day) => string;
  dayMonth: (wall: Day) => string;
  dayShortMonth: (wall: Day) => string;
  weekday: (wall: Day) => string;
  shortWeekday: (wall: Day) => string;
  clock: (wall: Clock) => string;
  /** A weekday, a day and an hour, one after the other. */
  list: (weekday: string, day: string, clock?: string) => string;
  /** "Hier" and "14:05". */
  at: (day: string, time: string) => string;
  /** Whose clock shows it. */
  timeOf: (place: string) => string;
};

// Built by hand from digits: Node's and the browser's ICU disagree on spaces and abbreviations, and hydration needs both
// to write the same.
const words = (text: string) => text.split(' ');
const FR = {
  months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  shortMonths: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  weekdays: words('dimanche lundi mardi mercredi jeudi vendredi samedi'),
};
const EN = {
  months: words('January February March April May June July August September October November December'),
  weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
};
// As Morocco names the months.
const AR = {
  months: words('يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر'),
  weekdays: words('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
};

const frenchDay = ({ day }: Day) => (day === 1 ? '1er' : String(day));
const dayOf = ({ day }: Day) => String(day);

/** Days and hours in each language, with Western digits in all. */
export const DATE_WORDS: Record<Langue, DateWords> = {
  fr: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    day: frenchDay,
    dayMonth: (wall) => `${frenchDay(wall)} ${FR.months[wall.month - 1]}`,
    dayShortMonth: (wall) => `${frenchDay(wall)} ${FR.shortMonths[wall.month - 1]}`,
    weekday: (wall) => FR.weekdays[wall.weekday] ?? '',
    shortWeekday: (wall) => `${FR.weekdays[wall.weekday]?.slice(0, 3)}.`,
    clock: CLOCK.fr,
    list: (weekday, day, clock) => `${weekday} ${day}${clock === undefined ? '' : `, ${clock}`}`,
    at: (day, time) => `${day} à ${time}`,
    timeOf: (place) => `heure ${dePlace(place)}`,
  },
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    day: dayOf,
    dayMonth: (wall) => `${wall.day} ${EN.months[wall.month - 1]}`,
    dayShortMonth: (wall) => `${wall.day} ${EN.months[wall.month - 1]?.slice(0, 3)}`,
    weekday: (wall) => EN.weekdays[wall.weekday] ?? '',
    shortWeekday: (wall) => EN.weekdays[wall.weekday]?.slice(0, 3) ?? '',
    clock: CLOCK.en,
    list: (weekday, day, clock) => `${weekday} ${day}${clock === undefined ? '' : `, ${clock}`}`,
    at: (day, time) => `${day} at ${time}`,
    timeOf: (place) => `${place} time`,
  },
  ar: {
    today: 'اليوم',
    yesterday: 'أمس',
    day: dayOf,
    dayMonth: (wall) => `${wall.day} ${AR.months[wall.month - 1]}`,
    dayShortMonth: (wall) => `${wall.day} ${AR.months[wall.month - 1]}`,
    weekday: (wall) => AR.weekdays[wall.weekday] ?? '',
    shortWeekday: (wall) => AR.weekdays[wall.weekday] ?? '',
    clock: CLOCK.ar,
    list: (weekday, day, clock) => `${weekday} ${day}${clock === undefined ? '' : `، ${clock}`}`,
    at: (day, time) => `${day} على الساعة ${time}`,
    timeOf: (place) => `بتوقيت ${place}`,
  },
};
