import { beforeAll, expect, test } from 'vitest';
import { GET as getImage } from '@/app/partage/[genre]/[id]/route';
import { agencyAffiche } from '@/components/agences/agency-affiche';
import { demandeAffiche } from '@/components/demandes/demande-affiche';
import { produitAffiche } from '@/components/produits/produit-affiche';
import { transportAffiche } from '@/components/transports/transport-affiche';
import { profileAffiche } from '@/components/users/profile-affiche';
import { type Affiche, afficheAlt } from '@/lib/core/affiche/affiche';
import { afficheVersion } from '@/lib/core/affiche/version';
import { placesIn } from '@/lib/core/cities/names';
import { getDemande } from '@/lib/demandes/queries';
import type { Langue } from '@/lib/langues/langue.mjs';
import { createProduit } from '@/lib/produits/commands';
import { getProduit } from '@/lib/produits/queries';
import { createProduitSchema } from '@/lib/produits/schema';
import { getTransport } from '@/lib/transports/queries/get';
import { getAgency } from '@/lib/users/queries/agencies';
import { publicUserView } from '@/lib/users/queries/public';
import { makeAgency } from '../support/agencies';
import { makeDemande, makeTransport, makeUser } from '../support/factories';
import { jpeg } from '../support/images';
import { sendImage } from '../support/uploads';

const shown: Record<string, (langue: Langue) => Affiche> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  const salma = await makeUser({ firstName: 'Salma', lastName: 'Idrissi' });
  const { body } = await sendImage(salma, await jpeg({ width: 90, height: 60 }));
  const produit = createProduitSchema.parse({
    nom: 'Théière',
    description: 'Faite à Fès.',
    categorie: 'Autres',
    prix: 45,
    localisation: 'Lyon',
    imagePath: body.data.imageUrl,
  });
  ids.transport = (await makeTransport(salma.actor))._id;
  ids.demande = (await makeDemande(salma.actor)).id;
  ids.produit = (await createProduit(salma.actor, produit))._id;
  ids.agence = (await makeAgency({ companyName: 'Trans Atlas' })).user.id;
  ids.profil = salma.user.id;
  const transport = await getTransport(ids.transport);
  const demande = await getDemande(ids.demande);
  const product = await getProduit(ids.produit);
  const agence = await getAgency(ids.agence);
  const profil = await publicUserView(ids.profil);
  shown.transport = (langue) => transportAffiche(placesIn(langue, transport), langue, new Date());
  shown.demande = (langue) => demandeAffiche(placesIn(langue, demande), langue);
  shown.produit = (langue) => produitAffiche(placesIn(langue, product), langue);
  shown.agence = (langue) => agencyAffiche(placesIn(langue, agence), langue);
  shown.profil = (langue) => profileAffiche(profil, langue);
});

const GENRES = ['transport', 'demande', 'produit', 'agence', 'profil'];
/** Names that people gave are theirs in every language. */
const THEIRS = /Trans Atlas|Salma|Idrissi|Théière|Écran de téléphone Samsung A54/g;
const sentence = (affiche: Affiche) =>
  [afficheAlt(affiche), affiche.personne?.detail, ...(affiche.route?.villes ?? [])]
    .join(' ')
    .replace(THEIRS, '');

test.each(GENRES)('the picture of a %s is the one its page names, in each language', async (genre) => {
  const etags = new Set<string>();
  for (const langue of ['fr', 'en', 'ar'] as const) {
    const affiche = shown[genre]?.(langue) as Affiche;
    const query = langue === 'fr' ? '' : `?langue=${langue}`;
    // Who fetches pictures for others asks in a language of its own.
    const headers = { 'accept-language': 'de, ar;q=0.5' };
    const answer = await getImage(
      new Request(`http://localhost:3000/partage/${genre}/${ids[genre]}${query}`, { headers }),
      { params: Promise.resolve({ genre, id: ids[genre] ?? '' }) },
    );
    expect(answer.headers.get('etag')).toBe(`"${afficheVersion(affiche)}"`);
    etags.add(afficheVersion(affiche));
    const said = sentence(affiche);
    if (langue === 'ar') expect(said).not.toMatch(/\p{Script=Latin}{2}/u);
    if (langue === 'en') expect(said).not.toMatch(/[éèàêç]|Trajet|libre|Départ|avis|Tanger\b|Avant/);
  }
  expect(etags.size).toBe(3);
});

test('a trip’s places, days and weights are those of the picture’s language', () => {
  expect(shown.transport?.('en')).toMatchObject({
    genre: 'Trip',
    titre: expect.stringMatching(/ → Tangier$/),
    lignes: [expect.stringMatching(/^Leaves /)],
    chiffre: { mot: 'free' },
  });
  expect(shown.transport?.('ar')).toMatchObject({
    genre: 'رحلة',
    titre: expect.stringMatching(/ ← \u200fطنجة$/),
    chiffre: { valeur: expect.stringMatching(/كغ$/), mot: 'متاحة' },
  });
});
