import 'server-only';
import type { ServerResponse } from 'node:http';
import type { Langue } from '@/lib/langues/langue.mjs';

/**
 * One open answer to `GET /api/events`. There may be thousands: it holds nothing but these few fields, and nothing is kept
 * for a reader who does not read.
 */
export type Stream = {
  readonly response: ServerResponse;
  readonly userId: string;
  readonly sessionId: string;
  /** In which its reader is told the names of places. */
  readonly langue: Langue;
  /** Up to where its reader was told; null when that is not known. */
  position: number | null;
  /** Its reader was told where the stream begins. */
  greeted: boolean;
  /** Something written before the last ping was not taken then. */
  late: boolean;
};

/** What one who reads has taken from us before the next thing is written. */
const UNREAD_BYTES = 64 * 1024;
/** An event, not a comment: a browser then notices that a stream has gone silent. */
const PING = 'event: ping\ndata: {}\n\n';

/** The text of one event. With an id its reader knows where to go on after a cut. */
export function eventText(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Writes to a stream, or cuts it when its reader has not taken what was written before. Answers whether it wrote. */
export function write({ response }: Stream, text: string): boolean {
  if (response.destroyed || response.writableEnded) return false;
  if (response.writableLength > UNREAD_BYTES) {
    response.destroy();
    return false;
  }
  response.write(text);
  return true;
}

/** Says that the stream lives. Cuts it when its reader has taken nothing since the ping before. */
export function ping(stream: Stream): void {
  const late = stream.response.writableLength > 0;
  if (late && stream.late) stream.response.destroy();
  else write(stream, PING);
  stream.late = late;
}
