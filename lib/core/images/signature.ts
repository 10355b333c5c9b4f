import 'server-only';
import { refus } from '@/lib/langues/refus/images';
import { AppError } from '../errors';
import type { ImageFormat } from './rules';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** What the first bytes say a file is; a name or a declared type proves nothing. Null when it is no picture of ours. */
export function imageFormat(bytes: Buffer): ImageFormat | 'heic' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  const head = bytes.toString('latin1', 0, 12);
  // A declared length beyond the end is how a RIFF passes for a script.
  if (/^RIFF.{4}WEBP$/s.test(head)) return bytes.readUInt32LE(4) + 8 <= bytes.length ? 'webp' : null;
  if (head.slice(4, 8) !== 'ftyp') return null;
  const brands: string[] =
    bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

/** What no camera writes: the openings of pages, scripts, documents and archives that ride along in a picture. */
const STOWAWAYS = [
  /<(?:script|iframe|html|body|!doctype\s+html)[\s>/]/i,
  /<svg\s+(?:xmlns|on\w+)/i,
  /<\?php\s/i,
  /^\xff\xd8\xff[\xe0\xfe]\/\*/,
];

/** Whether a picture is something else as well (a page, a script, a PDF, an archive). */
export function isPolyglot(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 1024).includes('%PDF-')) return true;
  if (bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') >= Math.max(0, bytes.length - 65_557)) return true;
  const text = bytes.toString('latin1');
  return STOWAWAYS.some((stowaway) => stowaway.test(text));
}

/** 413 with the fixed words on the field. */
export function imageTooLarge(field: string): AppError {
  return new AppError('too_large', refus('tooLarge'), { [field]: refus('tooLarge') });
}
