import 'server-only';
import { gazetteer } from '@/lib/core/cities/gazetteer';
import { rowsOf } from '@/lib/core/db';
import { placeOfZone } from './place';

type Zone = { value: string; label: string };

/** Where most of the site's people are, first. */
const FIRST = ['Europe/Paris', 'Africa/Casablanca'];

let ours: Zone[] | undefined;

/** The time zones of the places that the site knows, by the name of a city there, those of most people first. */
export function ownZones(): Zone[] {
  ours ??= [...new Set(gazetteer().cities.map(({ timeZone }) => timeZone))]
    .map((value) => ({ value, label: placeOfZone(value) ?? value }))
    .sort((a, b) => rank(a.value) - rank(b.value) || a.label.localeCompare(b.label, 'fr'));
  return ours;
}

const rank = (zone: string) => (FIRST.includes(zone) ? FIRST.indexOf(zone) : FIRST.length);

/** Whether the database can tell the hour of that zone: letters of many people go out by one statement over theirs. */
export async function isZoneOfDatabase(name: string): Promise<boolean> {
  return (await rowsOf<object>`SELECT 1 AS one FROM pg_timezone_names WHERE name = ${name}`).length > 0;
}
