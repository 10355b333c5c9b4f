import 'server-only';
import { gazetteer } from '@/lib/core/cities/gazetteer';
import { rowsOf } from '@/lib/core/db';
import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';
import { placeOfZone } from './place';

type Zone = { value: string; label: string };

/** Where most of the site's people are, first. */
const FIRST = ['Europe/Paris', 'Africa/Casablanca'];

const ours = new Map<Langue, Zone[]>();

/** The time zones of the places that the site knows, by the name of a city there, those of most people first. */
export function ownZones(langue: Langue = 'fr'): Zone[] {
  const known = ours.get(langue);
  if (known) return known;
  const zones = [...new Set(gazetteer().cities.map(({ timeZone }) => timeZone))]
    .map((value) => ({ value, label: placeOfZone(value, langue) ?? value }))
    .sort((a, b) => rank(a.value) - rank(b.value) || a.label.localeCompare(b.label, LOCALES[langue]));
  ours.set(langue, zones);
  return zones;
}

const rank = (zone: string) => (FIRST.includes(zone) ? FIRST.indexOf(zone) : FIRST.length);

/** Whether the database can tell the hour of that zone: letters of many people go out by one statement over theirs. */
export async function isZoneOfDatabase(name: string): Promise<boolean> {
  return (await rowsOf<object>`SELECT 1 AS one FROM pg_timezone_names WHERE name = ${name}`).length > 0;
}
