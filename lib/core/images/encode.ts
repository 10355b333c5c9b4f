import 'server-only';
import { availableParallelism } from 'node:os';
import { refus } from '@/lib/langues/refus/images';
import { invalidField } from '../errors';
import { makeTurns } from '../limits/turns';
import { IMAGE_FORMATS, type ImageFormat, MAX_IMAGE_BYTES, SMALLEST_WIDTH } from './rules';
import { loadSharp } from './sharp';
import { imageFormat, imageTooLarge, isPolyglot } from './signature';

/** How a picture will be used: what it may be, and how wide it is ever shown. */
export type ImageUse = {
  kind: string;
  /** Formats that are accepted, and what to say to the others; all of ours when absent. */
  only?: readonly ['jpeg', 'png'];
  maxWidth: number;
};

/** A picture ready to be kept: WebP without metadata, upright, sRGB, in a few widths (ascending). */
export type EncodedImage = {
  width: number;
  height: number;
  files: { width: number; bytes: Buffer }[];
};

const STEPS = [SMALLEST_WIDTH, 320, 640];
const MAX_HEIGHT_SHARE = 2;
/** JPEG is shrunk while it is read; the others may need all their pixels in memory, up to 8 bytes each. */
const MAX_PIXELS = { jpeg: 64_000_000, other: 24_000_000 };
const TIMEOUT_SECONDS = 10;

// One picture less than there are cores: uploads must leave room for pages.
const inTurn = makeTurns(Math.max(1, availableParallelism() - 1), 16, refus('nombreuses'));

/**
 * Judges an upload by its bytes, decodes it whole and encodes it anew, so that nothing of the file itself survives:
 * no metadata, no position, no stowaway (docs/safety.md). Throws `too_large`, or `invalid` on `field`, with the
 * fixed words; `unavailable` when too many wait.
 */
export async function encodeImage(given: Uint8Array, use: ImageUse, field: string): Promise<EncodedImage> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length > MAX_IMAGE_BYTES) throw imageTooLarge(field);
  const format = imageFormat(bytes);
  const formats: readonly string[] = use.only ?? IMAGE_FORMATS;
  if (format === null || !formats.includes(format)) {
    const otherwise = format === 'heic' ? 'heic' : 'invalid';
    throw invalidField(field, refus(use.only ? 'jpegOuPng' : otherwise));
  }
  if (isPolyglot(bytes)) throw invalidField(field, refus('invalid'));
  return inTurn(async () => {
    const sharp = await loadSharp();
    try {
      return await encode(sharp, bytes, format as ImageFormat, use.maxWidth);
    } catch {
      throw invalidField(field, refus('invalid'));
    }
  });
}

async function encode(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  bytes: Buffer,
  format: ImageFormat,
  maxWidth: number,
): Promise<EncodedImage> {
  const limitInputPixels = format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other;
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({
      width: maxWidth,
      height: maxWidth * MAX_HEIGHT_SHARE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: EncodedImage['files'] = [];
  let height = 0;
  for (const width of widthsFor(info.width)) {
    const made = await sharp(data, { raw })
      .resize({ width })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    files.push({ width, bytes: made.data });
    height = made.info.height;
  }
  return { width: Math.max(info.width, SMALLEST_WIDTH), height, files };
}

/** The steps that are clearly narrower than the picture, then its own width. */
function widthsFor(width: number): number[] {
  const widest = Math.max(width, SMALLEST_WIDTH);
  return [...STEPS.filter((step) => (step === SMALLEST_WIDTH ? step < widest : step < widest * 0.8)), widest];
}
