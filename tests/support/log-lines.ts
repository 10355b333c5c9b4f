import { symbols } from 'pino';
import { vi } from 'vitest';
import { log } from '@/lib/core/log/log';

export type LogLine = Record<string, unknown>;

/** The log's lines while `work` runs, as an operator's collector reads them. */
export async function logLinesOf(work: () => Promise<unknown>): Promise<LogLine[]> {
  const stream = (log as unknown as Record<symbol, { write: (line: string) => boolean }>)[symbols.streamSym];
  if (!stream) throw new Error('pino keeps its stream elsewhere now');
  const written: string[] = [];
  const before = log.level;
  const spy = vi.spyOn(stream, 'write').mockImplementation((line) => written.push(line) > 0);
  log.level = 'info';
  try {
    await work();
  } finally {
    log.level = before;
    spy.mockRestore();
  }
  return written.map((line) => JSON.parse(line) as LogLine);
}
