import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POST as postPhoto, PUT as putPhoto } from '@/app/api/users/[userId]/profile-image/route';
import { db } from '@/lib/core/db';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { heic, jpeg, photo } from '../support/images';
import { post } from '../support/multipart';
import { FORMATS, forgetUploads, INVALID, onDisk, sendImage, TOO_LARGE } from '../support/uploads';

let salma: MadeUser;
let karim: MadeUser;

beforeAll(async () => {
  salma = await makeUser();
  karim = await makeUser();
});
afterEach(forgetUploads);

const send = (bytes: Buffer, type?: string, file: { name?: string; type?: string } = {}, who = salma) =>
  sendImage(who, bytes, { type, name: file.name, mime: file.type });

describe('a profile photo', () => {
  const photoOf = async (who: MadeUser) =>
    (await db.user.findUniqueOrThrow({ where: { id: who.user.id }, select: { profileImage: true } }))
      .profileImage;
  const params = (who: MadeUser) => ({ userId: who.user.id });
  const sendPhoto = (bytes: Buffer, who = salma, to = who) =>
    post(postPhoto, {
      token: who.token,
      params: params(to),
      fields: { userId: to.user.id, profileImage: { bytes } },
    });
  const choose = (profileImage: unknown, who = salma, to = who) =>
    call(putPhoto, { method: 'PUT', token: who.token, params: params(to), body: { profileImage } });

  test('is sent in one step, in widths of its own', async () => {
    const { status, body } = await sendPhoto(await jpeg({ width: 1500, height: 1500 }));
    expect(status).toBe(200);
    expect(body.data.image).toEqual({
      url: body.data.profileImage,
      width: 640,
      height: 640,
      widths: [96, 320, 640],
    });
    expect((await photoOf(salma))?.url).toBe(body.data.profileImage);
  });

  test('is uploaded first and chosen then; null takes it away', async () => {
    const { body } = await send(await jpeg(), 'profile');
    const chosen = await choose(body.data.imageUrl);
    expect({ status: chosen.status, url: chosen.body.data.profileImage }).toEqual({
      status: 200,
      url: body.data.imageUrl,
    });
    const none = await choose(null);
    expect(none.body.data).toEqual({ profileImage: null, image: null });
    expect(await photoOf(salma)).toBeNull();
  });

  test('is one’s own: nobody else sets it, and nobody takes another’s picture', async () => {
    expect((await sendPhoto(await jpeg(), salma, karim)).status).toBe(403);
    const { body } = await send(await jpeg(), 'profile');
    expect((await choose(body.data.imageUrl, salma, karim)).status).toBe(403);
    const stolen = await choose(body.data.imageUrl, karim);
    expect(stolen.body).toMatchObject({ code: 'invalid', fields: { profileImage: expect.any(String) } });
    expect((await choose('https://ailleurs.test/a.jpg')).status).toBe(422);
    expect((await choose(12)).status).toBe(422);
    expect(await photoOf(karim)).toBeNull();
  });

  test('is a JPEG or a PNG of at most 5 MB', async () => {
    const others = [
      await photo().webp().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      heic(),
      Buffer.alloc(0),
    ];
    for (const bytes of others) {
      expect((await sendPhoto(bytes)).body.fields).toEqual({ profileImage: FORMATS });
      expect((await send(bytes, 'profile')).body.fields).toEqual({ image: FORMATS });
    }
    const over = Buffer.concat([await jpeg(), Buffer.alloc(5_242_880)]).subarray(0, 5_242_881);
    expect((await sendPhoto(over)).body.fields).toEqual({ profileImage: TOO_LARGE });
    expect((await sendPhoto((await jpeg()).subarray(0, 900))).body.fields).toEqual({ profileImage: INVALID });
    expect(onDisk()).toEqual([]);
    expect(await db.image.count()).toBe(0);
  });
});
