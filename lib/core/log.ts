import 'server-only';
import pino from 'pino';

/** Structured log lines on standard output. Never give it names, e-mails, texts or tokens: ids and codes only. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: undefined });
