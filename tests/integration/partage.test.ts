import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as getImage } from '@/app/partage/[genre]/[id]/route';
import { db, newId } from '@/lib/core/db';
import { LIMITS } from '@/lib/core/limits/rate-limit';
import { createProduit } from '@/lib/produits/commands';
import { createProduitSchema } from '@/lib/produits/schema';
import { makeAgency } from '../support/agencies';
import { type MadeUser, makeDemande, makeTransport, makeUser } from '../support/factories';
import { jpeg } from '../support/images';
import { sendImage } from '../support/uploads';

vi.hoisted(() => {
  process.env.LANGUES = 'fr';
});

let salma: MadeUser;
const things: Record<string, string> = {};

beforeAll(async () => {
  salma = await makeUser({ firstName: 'محمد \u202e', lastName: 'Z͑ͫ̓a̶l̷g̸o 😀' });
  const { body } = await sendImage(salma, await jpeg({ width: 900, height: 600 }));
  const produit = createProduitSchema.parse({
    nom: '<b>Théière</b> & 漢字 😀',
    description: 'Faite à Fès.',
    categorie: 'Autres',
    prix: 45,
    localisation: 'Lyon',
    imagePath: body.data.imageUrl,
  });
  things.transport = (await makeTransport(salma.actor))._id;
  things.demande = (await makeDemande(salma.actor)).id;
  things.produit = (await createProduit(salma.actor, produit))._id;
  things.agence = (await makeAgency({ companyName: 'Trans Atlas' })).user.id;
  things.profil = salma.user.id;
});

const ask = (genre: string, id = things[genre] ?? '', headers: Record<string, string> = {}) =>
  getImage(new Request(`http://localhost:3000/partage/${genre}/${id}?v=ancienne`, { headers }), {
    params: Promise.resolve({ genre, id }),
  });

describe('the picture of a shared link', () => {
  test.each(['transport', 'demande', 'produit', 'agence', 'profil'])('of a %s', async (genre) => {
    const answer = await ask(genre);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
      'content-length': expect.any(String),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/png',
      etag: expect.stringMatching(/^"[\w-]{12}"$/),
      'x-content-type-options': 'nosniff',
    });
    expect((await answer.bytes()).length).toBeLessThan(100_000);
    const again = await ask(genre, things[genre], { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test('is none for what is not there, and for what was hidden since', async () => {
    const before = await ask('transport');
    await db.transport.update({ where: { id: things.transport ?? '' }, data: { isVisible: false } });
    const etag = { 'if-none-match': before.headers.get('etag') ?? '' };
    const answers = await Promise.all([
      ask('transport'),
      ask('transport', things.transport, etag),
      ask('transport', newId()),
      ask('transport', '../../etc/passwd'),
      ask('profil', (things.profil ?? '').toUpperCase()),
      // a person who is no agency
      ask('agence', things.profil),
      ask('constructor', things.profil),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(new Set(answers.map(({ headers }) => headers.get('cache-control')))).toEqual(
      new Set(['no-store']),
    );
    await db.transport.update({ where: { id: things.transport ?? '' }, data: { isVisible: true } });
  });

  test('is refused at once when more ask than can wait for what it shows', async () => {
    await ask('profil');
    const answers = await Promise.all(Array.from({ length: 80 }, () => ask('profil')));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBe(80 - 64);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(answers.filter(({ status }) => status === 200).length).toBe(64);
  });

  test('is French where the site speaks no other language', async () => {
    const request = new Request('http://localhost:3000/partage/demande/x?langue=ar');
    const params = Promise.resolve({ genre: 'demande', id: things.demande ?? '' });
    const named = await getImage(request, { params });
    expect(named.headers.get('etag')).toBe((await ask('demande')).headers.get('etag'));
  });

  test('changes its version with the thing', async () => {
    const before = (await ask('demande')).headers.get('etag');
    await db.demande.update({ where: { id: things.demande ?? '' }, data: { budgetCentimes: 12_300 } });
    expect((await ask('demande')).headers.get('etag')).not.toBe(before);
  });

  test('is refused to an address that has had too many drawn, but not what is kept', async () => {
    const far = { 'x-forwarded-for': '203.0.113.9' };
    await ask('produit');
    await ask('profil', things.profil, far);
    const key = { startsWith: 'afficheAddress' };
    const other = await makeTransport(salma.actor, { villes: ['Lyon', 'Oran'] });
    await ask('transport', other._id, far);
    await db.rateLimit.updateMany({ where: { key }, data: { points: LIMITS.afficheAddress.points } });
    const third = await makeTransport(salma.actor, { villes: ['Paris', 'Oran'] });
    const refused = await ask('transport', third._id, far);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('produit', things.produit, far)).status).toBe(200);
    await db.rateLimit.deleteMany({ where: { key } });
  });
});
