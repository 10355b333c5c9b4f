import 'server-only';
import pino from 'pino';
import { databaseCode, isDatabaseAway } from '../errors';
import { logTrouble } from './troubles.mjs';

/** Structured log lines on standard output. Never give it names, e-mails, texts or tokens: ids and codes only. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: undefined });

/** The console, through which Next says what a page threw, says once a minute that the database is away, not once a page. */
export function quietTheConsole(): void {
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    const away = parts.find(isDatabaseAway);
    if (away) logTrouble('a page was answered as unavailable', { code: databaseCode(away) });
    else write(...parts);
  };
}
