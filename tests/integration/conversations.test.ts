import { describe, expect, it } from 'vitest';
import { GET as messages, POST as write } from '@/app/api/conversations/[id]/messages/route';
import { POST as read } from '@/app/api/conversations/[id]/read/route';
import { GET as getOne } from '@/app/api/conversations/[id]/route';
import { GET as unreadCount } from '@/app/api/conversations/[id]/unread-count/route';
import { GET as getAll, POST as start } from '@/app/api/conversations/route';
import { GET as unread } from '@/app/api/conversations/unread/route';
import { db, newId } from '@/lib/core/db';
import {
  type MadeUser,
  makeDemande,
  makeImage,
  makeProduit,
  makeReservation,
  makeTransport,
  makeUser,
} from '@/tests/support/factories';
import { call } from '@/tests/support/http';

const HELLO = 'Bonjour, passez-vous par Lyon ?';
const open = (from: MadeUser, to: MadeUser, more: object = {}) =>
  call(start, { token: from.token, body: { recipientId: to.user.id, initialMessage: HELLO, ...more } });
const say = (who: MadeUser, id: string, body: object, headers: Record<string, string> = {}) =>
  call(write, { token: who.token, params: { id }, body, headers });
const thread = (who: MadeUser, id: string, query = '') =>
  call(messages, { token: who.token, params: { id }, path: `/api/conversations/${id}/messages${query}` });
const list = (who: MadeUser, query = '') =>
  call(getAll, { token: who.token, path: `/api/conversations${query}` });

describe('a conversation', () => {
  it('begins about a thing, and continues when it is opened again', async () => {
    const [carrier, sender] = [
      await makeUser({ firstName: 'Yassine' }),
      await makeUser({ firstName: 'Awa' }),
    ];
    const transport = await makeTransport(carrier.actor);
    const first = await open(sender, carrier, { transportId: transport._id });
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      participants: [
        { _id: carrier.user.id, firstName: 'Yassine' },
        { _id: sender.user.id, firstName: 'Awa' },
      ],
      transportId: { _id: transport._id, villeDepart: 'Lyon', villes: ['Lyon', 'Marseille', 'Tanger'] },
      demandeId: null,
      lastMessage: { content: HELLO, ordre: 1, read: false, sender: { firstName: 'Awa' } },
      unreadCount: 0,
      peutEcrire: true,
      contactsOuverts: false,
    });
    const again = await open(carrier, sender, { transportId: transport._id });
    expect(again.body.data).toMatchObject({ _id: first.body.data._id, ordre: 2, unreadCount: 1 });
    const other = await open(sender, carrier);
    expect(other.body.data._id).not.toBe(first.body.data._id);
  });

  it('is about a demande or a produit with its image and price', async () => {
    const [owner, other] = [await makeUser(), await makeUser()];
    const demande = await makeDemande(owner.actor);
    const produit = await makeProduit(owner.actor);
    const aboutDemande = await open(other, owner, { demandeId: demande.id });
    expect(aboutDemande.body.data.demandeId).toMatchObject({
      titre: demande.titre,
      budget: 150,
      lieuLivraison: demande.lieuLivraison,
      userId: owner.user.id,
    });
    const aboutProduit = await open(other, owner, { produitId: produit.id });
    expect(aboutProduit.body.data.produitId).toMatchObject({ nom: produit.nom, prix: 45 });
    const { body } = await list(owner);
    expect(body.data.map(({ _id }) => _id)).toEqual([aboutProduit.body.data._id, aboutDemande.body.data._id]);
  });

  it('refuses oneself, two things, hidden things, and things of a third person', async () => {
    const [owner, other, third] = [await makeUser(), await makeUser(), await makeUser()];
    const demande = await makeDemande(owner.actor);
    const produit = await makeProduit(owner.actor);
    expect((await open(other, other)).status).toBe(409);
    expect((await open(other, third, { demandeId: demande.id })).status).toBe(409);
    const both = await open(other, owner, { demandeId: demande.id, produitId: produit.id });
    expect(both).toMatchObject({
      status: 422,
      body: { fields: { demandeId: 'Une conversation porte sur une seule annonce.' } },
    });
    await db.demande.update({ where: { id: demande.id }, data: { isVisible: false } });
    expect((await open(other, owner, { demandeId: demande.id })).status).toBe(404);
    expect((await open(owner, other, { demandeId: demande.id })).status).toBe(201);
    expect((await open(other, owner, { demandeId: newId() })).status).toBe(404);
    const nobody = { token: other.token, body: { recipientId: newId(), initialMessage: HELLO } };
    expect((await call(start, nobody)).status).toBe(404);
    const blank = { token: other.token, body: { recipientId: owner.user.id, initialMessage: ' \n' } };
    expect((await call(start, blank)).body.fields).toEqual({ initialMessage: 'Écrivez un message.' });
    await db.block.create({ data: { blockerId: owner.user.id, blockedId: other.user.id } });
    expect((await open(other, owner)).body).toMatchObject({ code: 'forbidden' });
    expect((await open(owner, other)).body).toMatchObject({ code: 'forbidden' });
  });

  it('does not exist for anybody else', async () => {
    const [one, other, stranger] = [await makeUser(), await makeUser(), await makeUser()];
    const id = (await open(one, other)).body.data._id;
    const asked = { token: stranger.token, params: { id } };
    const answers = await Promise.all([
      call(getOne, asked),
      call(unreadCount, asked),
      call(messages, asked),
      call(read, { ...asked, method: 'POST' }),
      say(stranger, id, { content: 'Bonjour' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await list(stranger)).body.data).toEqual([]);
    expect((await call(getAll)).status).toBe(401);
  });
});

describe('a thread', () => {
  it('counts what is unread for each, and shows what the other has read', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const id = (await open(one, other)).body.data._id;
    await say(one, id, { content: 'Un colis de 8 kg.' });
    await say(other, id, { content: 'Oui !' });
    const seen = async (who: MadeUser) =>
      (await call(getOne, { token: who.token, params: { id } })).body.data;
    expect(await seen(other)).toMatchObject({ unreadCount: 2, luJusqua: 0, luParAutre: 0, ordre: 3 });
    expect((await call(unread, { token: other.token })).body).toMatchObject({
      data: [{ _id: id, unreadCount: 2 }],
      meta: { _id: other.user.id, nonLus: 2, notifications: 0 },
    });
    const upTo = (ordre: number) =>
      call(read, { method: 'POST', token: other.token, params: { id }, path: `/api/x?ordre=${ordre}` });
    expect((await upTo(1)).body.data).toEqual({ unreadCount: 1 });
    expect((await upTo(0)).body.data).toEqual({ unreadCount: 1 });
    expect((await call(read, { method: 'POST', token: other.token, params: { id } })).body.data).toEqual({
      unreadCount: 0,
    });
    expect(await seen(one)).toMatchObject({ unreadCount: 1, luParAutre: 3, lastMessage: { read: false } });
    expect((await call(unread, { token: other.token })).body).toMatchObject({
      data: [],
      meta: { nonLus: 0, notifications: 0 },
    });
    expect((await call(unreadCount, { token: one.token, params: { id } })).body.data).toEqual({
      unreadCount: 1,
    });
  });

  it('is read from its end, older by cursor, newer by number', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const id = (await open(one, other)).body.data._id;
    for (let n = 2; n <= 7; n++) await say(n % 2 ? one : other, id, { content: `Message ${n}` });
    const ordres = (answer: Awaited<ReturnType<typeof thread>>) => answer.body.data.map(({ ordre }) => ordre);
    const newest = await thread(one, id, '?limit=3');
    expect(ordres(newest)).toEqual([5, 6, 7]);
    const older = await thread(one, id, `?limit=3&cursor=${newest.body.meta.nextCursor}`);
    expect(ordres(older)).toEqual([2, 3, 4]);
    const oldest = await thread(one, id, `?limit=3&cursor=${older.body.meta.nextCursor}`);
    expect([ordres(oldest), oldest.body.meta.nextCursor]).toEqual([[1], null]);
    expect(ordres(await thread(one, id, '?apres=5'))).toEqual([6, 7]);
    expect((await thread(one, id, '?cursor=bm9u')).status).toBe(422);
  });

  it('keeps pictures of the writer, in their order, at most five', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const id = (await open(one, other)).body.data._id;
    const images = await Promise.all([1, 2].map(() => makeImage(one.user, 'general')));
    const urls = images.map(({ url }) => url);
    const sent = await say(one, id, { images: urls });
    expect(sent).toMatchObject({
      status: 201,
      body: { data: { content: '', images: urls.map((url) => ({ url })) } },
    });
    const foreign = await say(other, id, { content: 'Et voilà', images: urls });
    expect(foreign.body.fields).toHaveProperty(['images.0']);
    const many = await say(one, id, { images: Array.from({ length: 6 }, () => urls[0]) });
    expect(many.body.fields).toEqual({ images: '5 images au plus.' });
  });

  it('refuses nothing said, hostile links and announced payments', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const id = (await open(one, other)).body.data._id;
    expect((await say(one, id, { content: '  ' })).body.fields).toEqual({ content: 'Écrivez un message.' });
    for (const link of [
      'javascript:alert(1)',
      '//ailleurs.test',
      '/\\ailleurs.test',
      `/payments/${newId()}`,
    ]) {
      expect((await say(one, id, { content: 'Ici', link })).body.fields).toHaveProperty('link');
    }
    const fine = await say(one, id, { content: 'Ici', link: '/transporteurs' });
    expect(fine.body.data.link).toBe('/transporteurs');
    expect((await say(one, id, { content: 'a'.repeat(4_001) })).status).toBe(422);
  });

  it('takes a message once, however often it is sent', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const id = (await open(one, other)).body.data._id;
    const key = { 'idempotency-key': newId() };
    const sent = await Promise.all([1, 2, 3].map(() => say(one, id, { content: 'Une fois' }, key)));
    const ids = new Set(sent.filter(({ status }) => status === 201).map(({ body }) => body.data._id));
    expect(ids.size).toBe(1);
    expect((await thread(one, id)).body.data).toHaveLength(2);
  });

  it('ends for both when one blocks the other, and what was said stays', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const id = (await open(one, other)).body.data._id;
    await db.block.create({ data: { blockerId: other.user.id, blockedId: one.user.id } });
    for (const who of [one, other]) {
      expect((await say(who, id, { content: 'Allô ?' })).body).toMatchObject({
        code: 'forbidden',
        message: 'Cette personne ne peut pas recevoir de message pour le moment.',
      });
      const { body } = await call(getOne, { token: who.token, params: { id } });
      expect(body.data).toMatchObject({ peutEcrire: false, ordre: 1 });
    }
  });
});

describe('the list of conversations', () => {
  it('is a keyset page in the order of what happened last', async () => {
    const me = await makeUser();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await open(await makeUser(), me)).body.data._id);
    await say(me, ids[0] ?? '', { content: 'Bonjour !' });
    const first = await list(me, '?limit=2');
    expect(first.body.data.map(({ _id }) => _id)).toEqual([ids[0], ids[2]]);
    const second = await list(me, `?limit=2&cursor=${first.body.meta.nextCursor}`);
    expect(second.body.data.map(({ _id }) => _id)).toEqual([ids[1]]);
    expect(second.body.meta.nextCursor).toBeNull();
  });

  it('is searched by people, things and cities under any of their names', async () => {
    const me = await makeUser();
    const [helene, omar] = [await makeUser({ firstName: 'Hélène' }), await makeUser({ firstName: 'Omar' })];
    const transport = await makeTransport(me.actor);
    await open(helene, me, { transportId: transport._id });
    const demande = await makeDemande(me.actor, { titre: 'Une théière', lieuLivraison: 'Fès' });
    await open(omar, me, { demandeId: demande.id });
    const names = async (search: string) =>
      (await list(me, `?search=${encodeURIComponent(search)}`)).body.data.map(
        ({ participants }) => participants[0]?.firstName,
      );
    expect(await names('helene')).toEqual(['Hélène']);
    expect(await names('tangier')).toEqual(['Hélène']);
    expect(await names('طنجة')).toEqual(['Hélène']);
    expect(await names('fez theiere')).toEqual(['Omar']);
    expect(await names('personne ici')).toEqual([]);
    expect(await names('%')).toHaveLength(2);
  });
});

describe('numbers and addresses', () => {
  it('show when the two have a confirmed reservation', async () => {
    const [carrier, sender] = [await makeUser(), await makeUser()];
    const transport = await makeTransport(carrier.actor);
    const id = (await open(sender, carrier, { transportId: transport._id })).body.data._id;
    const opened = async () =>
      (await call(getOne, { token: carrier.token, params: { id } })).body.data.contactsOuverts;
    await makeReservation(sender.actor, transport);
    expect(await opened()).toBe(false);
    await makeReservation(sender.actor, transport, { status: 'confirmee' });
    expect(await opened()).toBe(true);
  });
});
