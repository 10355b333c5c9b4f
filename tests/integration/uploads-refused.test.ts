import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POST as upload } from '@/app/api/upload/image/route';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { type MadeUser, makeUser } from '../support/factories';
import { bombPng, heic, jpeg, noisePng, photo } from '../support/images';
import { post } from '../support/multipart';
import { forgetUploads, INVALID, onDisk, sendImage, TOO_LARGE } from '../support/uploads';

let salma: MadeUser;

beforeAll(async () => {
  salma = await makeUser();
});
afterEach(forgetUploads);

const send = (bytes: Buffer, type?: string, file: { name?: string; type?: string } = {}, who = salma) =>
  sendImage(who, bytes, { type, name: file.name, mime: file.type });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = Buffer.from('<html><script>alert(document.cookie)</script></html>');

describe('what is refused leaves nothing behind', () => {
  afterEach(async () => {
    expect(onDisk()).toEqual([]);
    expect(await db.image.count()).toBe(0);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a GIF that is a script too', () => Buffer.from('GIF89a/*\0\0\0\0\0\0*/=1;alert(document.domain)//')],
    ['a GIF', () => photo().gif().toBuffer()],
    ['a JPEG with a page behind it', async () => Buffer.concat([await jpeg(), html])],
    [
      'a JPEG with a page in its comment',
      async () => {
        const whole = await jpeg();
        const length = Buffer.alloc(2);
        length.writeUInt16BE(html.length + 2);
        return Buffer.concat([
          whole.subarray(0, 2),
          Buffer.from([0xff, 0xfe]),
          length,
          html,
          whole.subarray(2),
        ]);
      },
    ],
    [
      'a JPEG that opens as a script',
      async () => {
        const whole = await jpeg();
        const body = Buffer.alloc(0x2f2a - 2, 0x20);
        body.write('*/=alert(1)/*', 2, 'latin1');
        return Buffer.concat([
          whole.subarray(0, 2),
          Buffer.from([0xff, 0xe0, 0x2f, 0x2a]),
          body,
          whole.subarray(2),
        ]);
      },
    ],
    [
      'a PNG with PHP behind it',
      async () => Buffer.concat([await photo().png().toBuffer(), Buffer.from('<?php system($_GET[0]); ?>')]),
    ],
    [
      'a JPEG with an archive behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    ],
    [
      'a JPEG that is a PDF too',
      async () => {
        const whole = await jpeg();
        return Buffer.concat([
          whole.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, 11]),
          Buffer.from('%PDF-1.7\n'),
          whole.subarray(2),
        ]);
      },
    ],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj trailer<<>>\n%%EOF')],
    ['an SVG with a script', () => Buffer.from(svg)],
    ['an SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['a TIFF', () => photo().tiff().toBuffer()],
    [
      'a WebP that declares more than there is',
      async () => (await photo().webp().toBuffer()).subarray(0, -20),
    ],
    ['text', () => Buffer.from('bonjour')],
    ['an empty file', () => Buffer.alloc(0)],
    ['random bytes', () => randomBytes(5_000)],
    [
      'a JPEG’s first bytes and noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5_000)]),
    ],
    [
      'half a JPEG',
      async () => {
        const whole = await jpeg({ width: 900, height: 900 });
        return whole.subarray(0, Math.floor(whole.length / 2));
      },
    ],
    [
      'a JPEG without its last kilobyte',
      async () =>
        (await photo({ width: 900, height: 900 }).blur(20).jpeg({ quality: 100 }).toBuffer()).subarray(
          0,
          -1_000,
        ),
    ],
    ['half a PNG', async () => (await noisePng(80, 80)).subarray(0, 9_000)],
  ])('%s', async (_name, make) => {
    const { status, body } = await send(await make(), 'demande', { name: 'photo.jpg', type: 'image/jpeg' });
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 422,
      code: 'invalid',
      fields: { image: INVALID },
    });
  });

  test.each([
    '../../../etc/passwd.jpg',
    '/etc/passwd.jpg',
    '..\\..\\photo.jpg',
    'C:\\photo.jpg',
    'photo.php\0.jpg',
    '..',
    'photo.php',
    'photo.jpg.html',
    'dessin.SVG',
    'photo.exe',
  ])('a path or another thing’s ending in the file name: %j', async (name) => {
    const { status, body } = await send(await jpeg(), 'demande', { name, type: 'image/jpeg' });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { image: INVALID } });
  });

  test('a bomb of 50 000 × 50 000 pixels, at once and without the memory for it', async () => {
    const bomb = bombPng(50_000, 50_000);
    expect(bomb.length).toBeLessThan(20_000);
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const { status, body } = await send(bomb, 'general', { name: 'photo.png', type: 'image/png' });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { image: INVALID } });
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test('a HEIC, with the way out', async () => {
    const { status, body } = await send(heic(), 'demande', { name: 'IMG_0001.HEIC', type: 'image/heic' });
    expect(status).toBe(422);
    expect(body.fields.image).toMatch(/HEIC.*JPEG/);
  });

  test('5 MB + 1 byte, and far more before it was read', async () => {
    const over = Buffer.concat([await jpeg(), Buffer.alloc(5_242_880)]).subarray(0, 5_242_881);
    expect((await send(over)).body).toMatchObject({ code: 'too_large', fields: { image: TOO_LARGE } });
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = new Request('http://localhost:3000/api/upload/image', {
      method: 'POST',
      headers: { authorization: `Bearer ${salma.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    const response = await upload(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(413);
    expect(read).toBeLessThan(6_000_000);
  });

  test('no form, no field, a text in its place, an unreadable form, no login, an unknown type', async () => {
    const { token } = salma;
    const json = await post(upload, { token, body: '{}', headers: { 'content-type': 'application/json' } });
    expect(json.status).toBe(415);
    const missing = await post(upload, { token, fields: { photo: { bytes: await jpeg() } } });
    expect(missing.body).toMatchObject({ code: 'invalid', fields: { image: 'Une image est requise' } });
    const left = await post(upload, { token, fields: { image: { bytes: Buffer.alloc(0), name: '' } } });
    expect(left.body.fields).toEqual({ image: 'Une image est requise' });
    const text = await post(upload, { token, fields: { image: 'photo.jpg' } });
    expect(text.body.fields).toEqual({ image: INVALID });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(upload, { token, body: 'rien', headers })).status).toBe(400);
    expect((await post(upload, { fields: { image: { bytes: await jpeg() } } })).status).toBe(401);
    expect((await send(await jpeg(), 'autre')).body.fields).toEqual({ type: expect.any(String) });
  });

  test('too many of them within the hour', async () => {
    const leila = await makeUser();
    const bytes = Buffer.from('bonjour');
    for (let count = 0; count < 60; count += 1) await send(bytes, 'general', {}, leila);
    const { status, headers } = await send(bytes, 'general', {}, leila);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
  });

  test('one that the disk does not take', async () => {
    const kept = env().DATA_DIR;
    const file = path.join(kept, 'un-fichier');
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, '');
    Object.assign(env(), { DATA_DIR: file });
    try {
      const { status, headers } = await send(await jpeg());
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('10');
    } finally {
      Object.assign(env(), { DATA_DIR: kept });
    }
  });
});
