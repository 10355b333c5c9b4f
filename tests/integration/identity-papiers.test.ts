import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as look } from '@/app/api/moderation/papiers/[id]/fichiers/[fichierId]/route';
import { POST as decide } from '@/app/api/moderation/papiers/[id]/route';
import { POST as postPhoto } from '@/app/api/users/me/papiers/photo/route';
import { GET as listOwn, POST as sendOwn } from '@/app/api/users/me/papiers/route';
import { db } from '@/lib/core/db';
import { seal, unseal } from '@/lib/core/images/sealed';
import { endPapiers } from '@/lib/upkeep/papiers';
import { updateAgency } from '@/lib/users/commands/agency';
import { updateDetails } from '@/lib/users/commands/details';
import { updateMe } from '@/lib/users/commands/settings';
import { publicUserView } from '@/lib/users/queries/public';
import type { PapierGenre } from '@/lib/users/rules/papiers';
import { type MadeUser, makeUser } from '../support/factories';
import { call, download } from '../support/http';
import { phoneJpeg } from '../support/images';
import { post } from '../support/multipart';

vi.hoisted(() => {
  process.env.OPERATOR_EMAILS = 'identite@rihla.test';
});

let operator: MadeUser;
let photo: Buffer;
beforeAll(async () => {
  operator = await makeUser({ email: 'identite@rihla.test' });
  photo = await phoneJpeg();
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function taken({ token }: MadeUser, bytes = photo): Promise<string> {
  const answer = await post(postPhoto, { token, fields: { document: { bytes } } });
  expect(answer.status).toBe(201);
  return answer.body.data.fichier;
}

async function sent(who: MadeUser, genre: PapierGenre = 'identite', valableJusqua = day(400)) {
  const body = {
    genre,
    fichiers: [await taken(who)],
    ...(genre !== 'entreprise' && { valableJusqua }),
  };
  return call(sendOwn, { token: who.token, body });
}

async function accepted(who: MadeUser, genre: PapierGenre = 'identite', until = day(400)): Promise<string> {
  const { _id } = (await sent(who, genre, until)).body.data;
  expect((await answerTo(_id, { decision: 'accepte' })).status).toBe(200);
  return _id;
}

const answerTo = (id: string, body: object, by = operator) =>
  call(decide, { token: by.token, params: { id }, body });
const list = async ({ token }: MadeUser) => (await call(listOwn, { token })).body.data;
const proved = async ({ user }: MadeUser) => (await publicUserView(user.id)).verifications;
const bellOf = ({ user }: MadeUser) =>
  db.notification.findMany({ where: { userId: user.id, kind: 'papier' }, select: { facts: true } });

describe('a document', () => {
  it('is kept encrypted, seen by operators only, and its pictures go with the answer', async () => {
    const person = await makeUser();
    const answer = await sent(person);
    expect(answer.status).toBe(201);
    const { _id: id } = answer.body.data;
    const [kept] = await db.papierFichier.findMany({ where: { papierId: id } });
    const fichierId = kept?.id ?? '';
    expect(Buffer.from(kept?.contenu ?? []).toString('latin1')).not.toMatch(/WEBP|Telephone de test/);
    const params = { id, fichierId };
    const { bytes, headers } = await download(look, { token: operator.token, params });
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Telephone de test');
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const token of [person.token, (await makeUser()).token]) {
      await expect(download(look, { token, params })).rejects.toThrow();
    }
    expect((await proved(person)).identite).toBe(false);
    expect((await answerTo(id, { decision: 'accepte' })).status).toBe(200);
    expect((await proved(person)).identite).toBe(true);
    expect(await db.papierFichier.count({ where: { papierId: id } })).toBe(0);
    await expect(download(look, { token: operator.token, params })).rejects.toThrow();
    expect(await list(person)).toMatchObject([{ etat: 'accepte', valableJusqua: day(400) }]);
    expect(await bellOf(person)).toMatchObject([{ facts: { etape: 'accepte' } }]);
  });

  it('is answered once, with a reason when refused, by nobody but an operator and not about oneself', async () => {
    const person = await makeUser();
    const { _id: id } = (await sent(person)).body.data;
    expect((await answerTo(id, { decision: 'refuse' })).body.fields).toHaveProperty('raison');
    expect((await answerTo(id, { decision: 'accepte' }, person)).status).toBe(404);
    const both = await Promise.all([
      answerTo(id, { decision: 'refuse', raison: 'La photo est floue.' }),
      answerTo(id, { decision: 'accepte' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { _id: own } = (await sent(operator)).body.data;
    expect((await answerTo(own, { decision: 'accepte' })).status).toBe(409);
  });

  it('is refused by what it is: of another kind, without its day, too old, somebody else’s picture, no picture', async () => {
    const [person, other] = [await makeUser(), await makeUser()];
    const mine = await taken(person);
    const tryOut = async (body: object) =>
      Object.keys((await call(sendOwn, { token: person.token, body })).body.fields ?? {});
    const base = { genre: 'identite', fichiers: [mine], valableJusqua: day(10) };
    expect(await tryOut({ ...base, genre: 'licence' })).toEqual(['genre']);
    expect(await tryOut({ ...base, valableJusqua: '' })).toEqual(['valableJusqua']);
    expect(await tryOut({ ...base, valableJusqua: day(-1) })).toEqual(['valableJusqua']);
    expect(await tryOut({ ...base, valableJusqua: '2030-02-31' })).toEqual(['valableJusqua']);
    expect(await tryOut({ ...base, fichiers: [await taken(other)] })).toEqual(['fichiers']);
    expect(await tryOut({ ...base, fichiers: [] })).toEqual(['fichiers']);
    const pdf = await post(postPhoto, {
      token: person.token,
      fields: { document: { bytes: Buffer.from('%PDF-1.4 rien') } },
    });
    expect(pdf.status).toBe(422);
    const unproved = await makeUser({ emailVerifiedAt: null });
    expect((await sent(unproved)).status).toBe(403);
  });

  it('sent again takes the waiting one back; an accepted one stands until the new one is decided', async () => {
    const person = await makeUser();
    const first = (await sent(person)).body.data._id;
    const second = (await sent(person)).body.data._id;
    expect((await answerTo(first, { decision: 'accepte' })).status).toBe(409);
    expect((await answerTo(second, { decision: 'accepte' })).status).toBe(200);
    const third = (await sent(person, 'identite', day(900))).body.data._id;
    expect((await proved(person)).identite).toBe(true);
    expect((await answerTo(third, { decision: 'accepte' })).status).toBe(200);
    expect(await list(person)).toMatchObject([{ _id: third, etat: 'accepte' }]);
  });

  it('loose pictures stay few, and a changed byte or another key opens nothing', async () => {
    const person = await makeUser();
    for (let time = 0; time < 8; time++) await taken(person);
    expect(await db.papierFichier.count({ where: { userId: person.user.id } })).toBe(6);
    const sealed = seal('a', Buffer.from('secret'));
    expect(Buffer.from(unseal('a', sealed) ?? []).toString()).toBe('secret');
    expect(unseal('b', sealed)).toBeNull();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(unseal('a', sealed)).toBeNull();
  });
});

describe('what is proved', () => {
  it('goes with what was changed: a name, a birth date, a number', async () => {
    const person = await makeUser({ firstName: 'Aïcha', lastName: 'Diallo' });
    await accepted(person);
    await updateMe(person.actor, { firstName: 'AICHA' });
    expect((await proved(person)).identite).toBe(true);
    const { _id: waiting } = (await sent(person)).body.data;
    await updateMe(person.actor, { lastName: 'Traoré' });
    expect((await proved(person)).identite).toBe(false);
    expect((await answerTo(waiting, { decision: 'accepte' })).status).toBe(409);

    const driver = await makeUser({ userType: 'professional' });
    for (const genre of ['identite', 'entreprise', 'licence', 'assurance'] as const)
      await accepted(driver, genre);
    const all = { identite: true, entreprise: true, licence: true, assurance: true };
    expect(await proved(driver)).toMatchObject(all);
    await updateDetails(driver.actor, { professionalDetails: { licenseNumber: 'LTI-2026-1' } });
    expect(await proved(driver)).toMatchObject({ ...all, licence: false });
  });

  it('of an agency is person and company together for the tick, and the company’s goes with its name', async () => {
    const agency = await makeUser({ userType: 'agency' });
    await accepted(agency);
    expect((await publicUserView(agency.user.id)).verified).toBe(false);
    await accepted(agency, 'entreprise');
    expect((await publicUserView(agency.user.id)).verified).toBe(true);
    await updateAgency(agency.actor, { companyName: 'TRANS ATLAS' });
    expect((await publicUserView(agency.user.id)).verified).toBe(true);
    await updateAgency(agency.actor, { companyName: 'Trans Sahara' });
    const { verified, verifications } = await publicUserView(agency.user.id);
    expect([verified, verifications.entreprise]).toEqual([false, false]);
  });

  it('ends by itself on its day, after two reminders', async () => {
    const driver = await makeUser({ userType: 'professional' });
    const licence = await accepted(driver, 'licence', day(20));
    const identite = await accepted(driver, 'identite', day(20));
    const move = (id: string, days: number) =>
      db.papier.update({ where: { id }, data: { valableJusqua: new Date(day(days)) } });
    await endPapiers();
    await endPapiers();
    const steps = async () =>
      (await bellOf(driver))
        .map(({ facts }) => facts as { genre: string; etape: string })
        .filter(({ genre, etape }) => genre === 'licence' && etape !== 'accepte')
        .map(({ etape }) => etape);
    expect(await steps()).toEqual(['bientot']);
    await move(licence, 5);
    await endPapiers();
    expect(await steps()).toEqual(['bientot', 'bientot']);
    await move(licence, -1);
    await move(identite, -1);
    // Before the job comes the badge is gone already.
    expect((await proved(driver)).licence).toBe(false);
    await endPapiers();
    await endPapiers();
    expect(await steps()).toEqual(['bientot', 'bientot', 'expire']);
    expect(await proved(driver)).toMatchObject({ identite: false, licence: false });
  });
});
