import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POST as upload } from '@/app/api/upload/image/route';
import { db } from '@/lib/core/db';
import { atWidth } from '@/lib/core/images/rules';
import { type MadeUser, makeUser } from '../support/factories';
import { jpeg, phoneJpeg, photo } from '../support/images';
import { post } from '../support/multipart';
import {
  fileOf,
  forgetUploads,
  onDisk,
  sendImage,
  serve,
  TOO_LARGE,
  uploadsFolder,
} from '../support/uploads';

let salma: MadeUser;

beforeAll(async () => {
  salma = await makeUser();
});
afterEach(forgetUploads);

const send = (bytes: Buffer, type?: string, file: { name?: string; type?: string } = {}, who = salma) =>
  sendImage(who, bytes, { type, name: file.name, mime: file.type });

describe('a picture', () => {
  test('is encoded anew in a few widths and served for good', async () => {
    const { status, body } = await send(await jpeg({ width: 2000, height: 1000 }));
    expect(status).toBe(201);
    const { imageUrl, image } = body.data;
    expect(imageUrl).toMatch(/^\/uploads\/[0-9a-f-]{36}-1280\.webp$/);
    expect(image).toEqual({ url: imageUrl, width: 1280, height: 640, widths: [96, 320, 640, 1280] });
    expect(onDisk()).toHaveLength(4);
    for (const width of image.widths) {
      const answer = await serve(path.basename(atWidth(imageUrl, width)));
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toEqual({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': expect.any(String),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      const read = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ format: read.format, width: read.width }).toEqual({ format: 'webp', width });
    }
  });

  test('is never enlarged, but exists at the width of small places', async () => {
    const { body } = await send(await jpeg({ width: 40, height: 20 }));
    expect(body.data.image).toMatchObject({ width: 96, height: 48, widths: [96] });
    const other = await send(await jpeg({ width: 350, height: 100 }));
    expect(other.body.data.image).toMatchObject({ width: 350, height: 100, widths: [96, 350] });
  });

  test('of a phone stands upright and says neither where nor by what it was taken', async () => {
    const given = await phoneJpeg();
    expect((await sharp(given).metadata()).orientation).toBe(6);
    expect(given.toString('latin1')).toContain('Telephone de test');
    const { body } = await send(given);
    expect(body.data.image).toMatchObject({ width: 200, height: 400 });
    for (const width of body.data.image.widths) {
      const bytes = fileOf(atWidth(body.data.imageUrl, width));
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      expect(bytes.toString('latin1')).not.toMatch(/Telephone|Salma|EXIF/);
    }
    // Turned clockwise, what was on the left is on top.
    const { data } = await sharp(fileOf(body.data.imageUrl))
      .extract({ left: 90, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });

  test.each([
    ['PNG', (image: Sharp) => image.png()],
    ['WebP', (image: Sharp) => image.webp()],
    ['AVIF', (image: Sharp) => image.avif({ effort: 0 })],
    ['greyscale JPEG', (image: Sharp) => image.greyscale().jpeg()],
    ['CMYK JPEG', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
    ['16-bit PNG', (image: Sharp) => image.toColourspace('rgb16').png()],
  ])('may be a %s', async (_name, encode) => {
    const { status, body } = await send(
      await encode(photo({ width: 120, height: 60 })).toBuffer(),
      'general',
    );
    expect(status).toBe(201);
    expect(body.data.image).toMatchObject({ width: 120, height: 60 });
  });

  test('is judged by its bytes: neither its name nor its declared type matter', async () => {
    const name = 'passwd.heic';
    const { status, body } = await send(await jpeg(), 'demande', { name, type: 'text/html' });
    expect(status).toBe(201);
    expect(onDisk().every((file) => /^[0-9a-f-]{36}-\d+\.webp$/.test(file))).toBe(true);
    expect(JSON.stringify(body)).not.toContain('passwd');
    expect(JSON.stringify(await db.image.findMany())).not.toContain('passwd');
  });

  test('may be as heavy as 5 MB exactly', async () => {
    const exact = Buffer.concat([await jpeg(), Buffer.alloc(5_242_880)]).subarray(0, 5_242_880);
    expect((await send(exact)).status).toBe(201);
    const over = Buffer.concat([exact, Buffer.alloc(1)]);
    const { status, body } = await send(over);
    expect({ status, fields: body.fields }).toEqual({ status: 413, fields: { image: TOO_LARGE } });
    expect(await db.image.count()).toBe(1);
  });

  test('sent twice with one key is kept once; another one with that key is refused', async () => {
    const headers = { 'idempotency-key': 'une-seule-fois' };
    const fields = { image: { bytes: await jpeg() } };
    const first = await post(upload, { token: salma.token, headers, fields });
    const second = await post(upload, { token: salma.token, headers, fields });
    expect(second.body).toEqual(first.body);
    expect(await db.image.count()).toBe(1);
    const bytes = await jpeg({ width: 401 });
    const other = await post(upload, { token: salma.token, headers, fields: { image: { bytes } } });
    expect(other.status).toBe(422);
    expect(await db.image.count()).toBe(1);
  });

  test('ten at once all arrive', async () => {
    const bytes = await jpeg({ width: 800, height: 600 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(bytes)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  });
});

describe('GET /uploads', () => {
  test('answers 404 to every name but a picture’s', async () => {
    const { body } = await send(await jpeg());
    const name = path.basename(body.data.imageUrl);
    symlinkSync('/etc/hostname', path.join(uploadsFolder(), 'lien.webp'));
    writeFileSync(path.join(uploadsFolder(), 'page.html'), '<script>alert(1)</script>');
    const names = [
      ['page.html'],
      ['lien.webp'],
      ['..', '..', 'package.json'],
      ['../secret'],
      ['..%2f..%2fpackage.json'],
      ['sous', name],
      [`${name}\0`],
      [name.toUpperCase()],
      [name.replace(/-\d+\.webp/, '-77.webp')],
      [''],
    ];
    for (const key of names) {
      const answer = await serve(...key);
      expect({ key, status: answer.status }).toEqual({ key, status: 404 });
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await serve(name)).status).toBe(200);
  });
});
