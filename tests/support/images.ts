import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Shape = { width?: number; height?: number };

/** A photo of two colours, the left half red and the right half blue, so that one can see whether it was turned. */
export function photo({ width = 400, height = 200 }: Shape = {}) {
  const right = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#0000ff' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: Math.ceil(width / 2), top: 0 },
  ]);
}

/** A JPEG, 400 × 200 unless told. */
export function jpeg(shape?: Shape): Promise<Buffer> {
  return photo(shape).jpeg().toBuffer();
}

/** A JPEG as a phone held upright writes it: lying, with the orientation beside it, and the place where it was taken. */
export function phoneJpeg(): Promise<Buffer> {
  return photo()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Telephone de test', Copyright: 'Salma' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 46/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 50/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
}

/** Noise, which no encoder makes small: about `width × height × 3` bytes. */
export function noisePng(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A few kB that say they are this many pixels. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4_000_000), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The opening of a HEIC file as phones write it. */
export function heic(): Buffer {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24, 0);
  box.write('ftypheic', 4, 'latin1');
  box.write('mif1heic', 16, 'latin1');
  return Buffer.concat([box, Buffer.alloc(2_000)]);
}
