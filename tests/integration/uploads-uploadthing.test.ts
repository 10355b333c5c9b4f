import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { POST as upload } from '@/app/api/upload/image/route';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { atWidth } from '@/lib/core/images/rules';
import { isUploadThingToken } from '@/lib/core/storage/uploadthing-token';
import { sweepImages } from '@/lib/upkeep/images';
import { type MadeUser, makeUser } from '../support/factories';
import { jpeg } from '../support/images';
import { post } from '../support/multipart';
import { onDisk } from '../support/uploads';
import { APP_ID, startUploadThing } from '../support/uploadthing';

let stand: Awaited<ReturnType<typeof startUploadThing>>;
let salma: MadeUser;

// Before anything reads the configuration, as an operator sets it.
beforeAll(async () => {
  stand = await startUploadThing();
  process.env.UPLOADTHING_TOKEN = stand.token;
  process.env.UPLOADTHING_INGEST_URL = stand.url;
  process.env.UPLOADTHING_API_URL = stand.url;
  salma = await makeUser();
  expect(env().UPLOADTHING_TOKEN).toBe(stand.token);
});
afterAll(() => stand.stop());
// Its own client reads fields that it calls deprecated.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const send = async () =>
  post(upload, { token: salma.token, fields: { image: { bytes: await jpeg({ width: 800, height: 400 }) } } });

test('with a token, pictures go to UploadThing in every width, and go from there', async () => {
  const { status, body } = await send();
  expect(stand.refusals).toEqual([]);
  expect(status).toBe(201);
  const { image } = body.data;
  expect(image).toMatchObject({ width: 800, height: 400, widths: [96, 320, 800] });
  expect(image.url).toMatch(new RegExp(`^https://${APP_ID}\\.ufs\\.sh/f/[0-9a-f-]{36}-800\\.webp$`));
  for (const width of image.widths) {
    const file = stand.files.get(path.basename(atWidth(image.url, width)));
    expect(file?.type).toBe('image/webp');
    expect((await sharp(file?.bytes).metadata()).width).toBe(width);
  }
  expect(onDisk()).toEqual([]);

  await db.image.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 86_400_000) } });
  stand.fail(true);
  await expect(sweepImages()).rejects.toThrow();
  expect(await db.image.count()).toBe(1);
  stand.fail(false);
  expect(await sweepImages()).toBe(1);
  expect(stand.files.size).toBe(0);
  expect(await db.image.count()).toBe(0);
});

test('when it does not take a picture the answer says so, and the sweep clears what remains', async () => {
  stand.fail(true);
  const { status, body } = await send();
  stand.fail(false);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(stand.files.size).toBe(0);
  await db.image.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 86_400_000) } });
  await sweepImages();
  expect(await db.image.count()).toBe(0);
});

test('a token is known by its form', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  expect(isUploadThingToken(stand.token)).toBe(true);
  for (const wrong of [
    '',
    'sk_live_x',
    encoded({}),
    encoded({ apiKey: 'sk_x', appId: 'a/b', regions: ['x'] }),
  ]) {
    expect(isUploadThingToken(wrong)).toBe(false);
  }
});
