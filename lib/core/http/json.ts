import 'server-only';
import { appels } from '@/lib/langues/appels';
import { AppError } from '../errors';
import { type Arrival, makeArrivals } from '../limits/arrivals';
import { type Pace, readLimited } from './body';
import { isPlainForm, plainFields } from './plain-form';

/** What a call's body may weigh unless its contract says otherwise: a few fields. */
const FEW_FIELDS_BYTES = 16 * 1024;
/** Several texts of a few thousand characters, each of which some clients write as six (`\u00e9`). */
export const LONG_TEXTS_BYTES = 32 * 1024;

const MAX_DEPTH = 20;
const PACE: Pace = { graceMs: 15_000, bytesPerSecond: Number.POSITIVE_INFINITY };

/** JSON bodies on their way, by account, else by address: whole neighbourhoods share one. */
export const jsonArrivals = makeArrivals({ maxBytes: 8 * 1024 * 1024, perSender: 200, waiting: 0 });

/**
 * The value of a JSON body, or with `orForm` of a plain form's. Throws 415 for another type, 413 above `maxBytes`, 400 when
 * it is not JSON or nests deeper than any of ours, and what `readLimited` throws.
 */
export async function readJson(
  request: Request,
  arrival: Arrival,
  { maxBytes = FEW_FIELDS_BYTES, orForm = false }: { maxBytes?: number | undefined; orForm?: boolean } = {},
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const form = orForm && isPlainForm(request);
  if (!form && !/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_media', appels('jsonAttendu'));
  }
  const bytes = await readBytes(request, arrival, maxBytes);
  if (form) return plainFields(request, new TextDecoder().decode(bytes));
  if (nestsDeeper(bytes, MAX_DEPTH)) {
    throw new AppError('bad_request', appels('imbrique'));
  }
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('bad_request', appels('jsonIllisible'));
  }
}

/** A body as text, whatever it is. Throws 413 above `maxBytes`, and what `readLimited` throws. */
export async function readText(request: Request, arrival: Arrival, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, arrival, maxBytes));
}

function readBytes(request: Request, arrival: Arrival, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new AppError('too_large', appels('tropGros'));
  return readLimited(request, { maxBytes, tooLarge, pace: PACE, arrival });
}

const [OBJECT, LIST, OBJECT_END, LIST_END, QUOTE, BACKSLASH] = [0x7b, 0x5b, 0x7d, 0x5d, 0x22, 0x5c];

/** Whether JSON nests deeper than `max`: counted over the bytes, because parsing is what deep nesting makes dear. */
export function nestsDeeper(json: Uint8Array, max: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OBJECT || byte === LIST) {
      depth += 1;
      if (depth > max) return true;
    } else if (byte === OBJECT_END || byte === LIST_END) depth -= 1;
  }
  return false;
}
