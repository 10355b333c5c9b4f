import { readFileSync } from 'node:fs';
import pg from 'pg';
import { offsetMs } from '#zone';
import { descriptions, templates } from './templates';

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const [load = '', ...maintenance] = sql('./load.sql').split(/^-- maintenance\n/m);
const annonces = sql('./annonces.sql');

/**
 * Fills an empty migrated database with `count` trips of 2 to 5 stops, their parts, loads, reservations, carriers and
 * reviews, needs and products beside them, dates within 120 days. Repeatable: the same count gives the same world, seen from the same day. Needs
 * `--conditions=react-server` (the gazetteer is for the server only). Throws when the database holds users.
 */
export async function loadTransports(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM users LIMIT 1');
    if (rowCount) throw new Error('La base n’est pas vide : elle contient déjà des comptes.');
    await client.query('BEGIN');
    await client.query('SELECT setseed(0.42)');
    const ways = templates();
    const settings = {
      synchronous_commit: 'off',
      work_mem: '128MB',
      jit: 'off',
      max_parallel_workers_per_gather: '0',
      'rihla.trips': String(count),
      'rihla.users': String(Math.max(50, Math.round(count / 20))),
      'rihla.templates': JSON.stringify(ways),
      'rihla.zones': JSON.stringify(
        zoneSpans(new Set(ways.flatMap(({ etapes }) => etapes.map(({ timezone }) => timezone)))),
      ),
      'rihla.descriptions': JSON.stringify(descriptions()),
    };
    for (const [name, value] of Object.entries(settings)) {
      await client.query('SELECT set_config($1, $2, true)', [name, value]);
    }
    await client.query(load);
    await client.query(annonces);
    await client.query('COMMIT');
    for (const statement of maintenance
      .join('')
      .split(';')
      .filter((text) => text.trim())) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

const HOUR_MS = 3_600_000;
/** Longer than the last trip under way. */
const AHEAD_HOURS = 140 * 24;

/** How many minutes each zone is ahead of UTC, and from when until when, as far ahead as trips go. */
function zoneSpans(zones: Set<string>) {
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 24 * HOUR_MS;
  return [...zones].flatMap((timezone) => {
    const spans: { timezone: string; depuis: string; jusqua: string; minutes: number }[] = [];
    for (let hour = 0; hour < AHEAD_HOURS; hour += 1) {
      const at = now + hour * HOUR_MS;
      const minutes = offsetMs(timezone, at) / 60_000;
      const last = spans.at(-1);
      const jusqua = new Date(at + HOUR_MS).toISOString();
      if (last?.minutes === minutes) last.jusqua = jusqua;
      else spans.push({ timezone, depuis: new Date(at).toISOString(), jusqua, minutes });
    }
    return spans;
  });
}
