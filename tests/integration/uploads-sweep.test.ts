import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POST as createDemande } from '@/app/api/demandes/route';
import { db } from '@/lib/core/db';
import { sweepImages } from '@/lib/upkeep/images';
import { type MadeUser, makeDemande, makeProduit, makeUser } from '../support/factories';
import { call } from '../support/http';
import { jpeg } from '../support/images';
import { forgetUploads, onDisk, sendImage } from '../support/uploads';

const DAY_MS = 86_400_000;

let salma: MadeUser;
let karim: MadeUser;

beforeAll(async () => {
  salma = await makeUser();
  karim = await makeUser();
});
afterEach(forgetUploads);

const send = (bytes: Buffer, type?: string, file: { name?: string; type?: string } = {}, who = salma) =>
  sendImage(who, bytes, { type, name: file.name, mime: file.type });

describe('unreferenced pictures', () => {
  const age = (url: string, days: number) =>
    db.image.updateMany({ where: { url }, data: { createdAt: new Date(Date.now() - days * DAY_MS) } });
  const uploaded = async (days: number) => {
    const { body } = await send(await jpeg({ width: 100, height: 100 }));
    await age(body.data.imageUrl, days);
    return db.image.findFirstOrThrow({ where: { url: body.data.imageUrl } });
  };

  test('go after a day, with their files; what is shown somewhere stays', async () => {
    const fresh = await uploaded(0.9);
    const old = await uploaded(1.1);
    const [inNeed, inProduct, onProfile] = [await uploaded(9), await uploaded(9), await uploaded(9)];
    await makeDemande(salma.user, { imageId: inNeed.id });
    await makeProduit(salma.user, { imageId: inProduct.id });
    const agency = await makeUser({ userType: 'agency', profileImageId: onProfile.id });
    const inWindow = await uploaded(9);
    await db.agencyPhoto.create({ data: { agencyId: agency.user.id, imageId: inWindow.id, position: 0 } });
    expect(await sweepImages()).toBe(1);
    const left = (await db.image.findMany({ select: { id: true } })).map(({ id }) => id).sort();
    expect(left).toEqual([fresh, inNeed, inProduct, onProfile, inWindow].map(({ id }) => id).sort());
    expect(onDisk().filter((file) => file.startsWith(old.key))).toEqual([]);
    expect(new Set(onDisk().map((file) => file.slice(0, 36)))).toEqual(new Set(left));
  });

  test('go once, however many sweep', async () => {
    for (let count = 0; count < 5; count += 1) await uploaded(2);
    const swept = await Promise.all([sweepImages(), sweepImages(), sweepImages()]);
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(onDisk()).toEqual([]);
  });

  test('one that is being taken just now is left alone', async () => {
    const image = await uploaded(2);
    const demande = await makeDemande(salma.user);
    await db.$transaction(async (tx) => {
      await tx.demande.update({ where: { id: demande.id }, data: { imageId: image.id } });
      expect(await sweepImages()).toBe(0);
    });
    expect(await sweepImages()).toBe(0);
    expect(await db.image.count()).toBe(1);
  });
});

describe('a need', () => {
  test('shows the picture that was uploaded for it, and only its owner’s', async () => {
    const { body } = await send(await jpeg());
    const wanted = {
      titre: 'Téléphone',
      description: 'Neuf.',
      budget: 100,
      lieuLivraison: 'Rabat',
      dateLimite: new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10),
      imagePath: body.data.imageUrl,
    };
    const made = await call(createDemande, { token: salma.token, body: wanted });
    expect(made.body.data).toMatchObject({ imagePath: body.data.imageUrl, image: body.data.image });
    expect((await call(createDemande, { token: karim.token, body: wanted })).body.fields).toHaveProperty(
      'imagePath',
    );
  });
});
