import 'server-only';
import { createHash } from 'node:crypto';
import { appels } from '@/lib/langues/appels';
import { refus } from '@/lib/langues/refus/images';
import { AppError, invalidField } from '../errors';
import { isImageName, MAX_IMAGE_BYTES } from '../images/rules';
import { imageTooLarge } from '../images/signature';
import { type Arrival, makeArrivals } from '../limits/arrivals';
import { type Pace, readLimited } from './body';

/** Boundaries, part headers and small fields beside the picture. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
/** A poor telephone connection; the largest picture then takes under five minutes. */
const PACE: Pace = { graceMs: 15_000, bytesPerSecond: 20_000 };

/** Forms on their way, by account: a page sends one picture after the other. */
export const formArrivals = makeArrivals({ maxBytes: 32 * 1024 * 1024, perSender: 4, waiting: 8 });

/**
 * The bytes of the picture in a multipart form. What it says it is is not read, and its name is never used: but one that no
 * picture has (`isPictureName`) is refused. Throws `unsupported_media`, `bad_request`, `too_large` (before the whole of it
 * was read), `invalid` on the field, or what `readLimited` throws.
 */
export async function readImage(request: Request, arrival: Arrival, field: string): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_media', appels('formulaireAttendu'));
  }
  const tooLarge = imageTooLarge(field);
  const maxBytes = MAX_IMAGE_BYTES + FORM_OVERHEAD_BYTES;
  const bytes = await readLimited(request, { maxBytes, tooLarge, pace: PACE, arrival });
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('bad_request', appels('formulaireIllisible'));
  });
  const part = form.get(field);
  // A browser sends a nameless nothing for a field that was left alone.
  if (part === null || part === '') throw invalidField(field, refus('missing'));
  if (typeof part === 'string' || !isImageName(part.name)) throw invalidField(field, refus('invalid'));
  if (part.size > MAX_IMAGE_BYTES) throw tooLarge;
  return new Uint8Array(await part.arrayBuffer());
}

/** Stands for a file where two requests are compared. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
