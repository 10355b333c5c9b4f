import 'server-only';
import { appels } from '@/lib/langues/appels';
import { AppError } from '../errors';
import type { Arrival } from '../limits/arrivals';

/** How slowly a body may come: all of it within `graceMs`, and a second more for each `bytesPerSecond` that came. */
export type Pace = { graceMs: number; bytesPerSecond: number };

type Bounds = { maxBytes: number; tooLarge: AppError; pace: Pace; arrival: Arrival };

const cutShort = new WeakSet<Request>();

/** Whether the rest of a request's body was given up: nothing else can be understood on its connection. */
export function wasCutShort(request: Request): boolean {
  return cutShort.has(request);
}

/**
 * The body's bytes. Throws `tooLarge` before reading when the header declares more than `maxBytes`, else as soon as more
 * have come; `too_slow` when they come too slowly; `bad_request` when the client broke off; what `arrival` throws.
 */
export async function readLimited(
  request: Request,
  { maxBytes, tooLarge, pace, arrival }: Bounds,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  // Not `for await`: leaving it early would destroy the connection, and the refusal with it.
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  const started = performance.now();
  let size = 0;
  try {
    while (reader) {
      const allowedMs = pace.graceMs + (size / pace.bytesPerSecond) * 1000;
      const { done, value } = await within(started + allowedMs - performance.now(), reader.read());
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge;
      arrival.grow(value.byteLength);
      chunks.push(value);
    }
  } catch (error) {
    cutShort.add(request);
    if (error instanceof AppError) throw error;
    // What a stream throws is its own business: the client went away, and reads no answer.
    throw new AppError('bad_request', appels('incomplete'));
  }
  return Buffer.concat(chunks);
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('too_slow', appels('lente'))), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
