import { findCity, placeKey } from '@/lib/core/cities/find';
import type { Prisma } from '@/lib/core/db';
import { eurosToCents } from '@/lib/core/text/money';
import { normaliser } from '@/lib/core/text/normaliser';
import type { Someone } from './build-people';
import { besoins } from './demandes';
import type { Calendar, Dice } from './draw';
import type { Hanging } from './hang-images';
import { articles } from './products';

const DAY_MS = 86_400_000;

/** Somebody whose family or home is in the country where it is to be delivered. */
function near(place: { country: string; countryName: string } | null) {
  return ({ person }: Someone) =>
    person.membre > 30 && (person.vers === place?.country || person.country === place?.countryName);
}

/** Needs with what was seen of them, products, and the pictures of both. */
export function buildMarket(people: Someone[], cal: Calendar, newId: (moment: Date) => string, dice: Dice) {
  const senders = people.filter(
    (one) => one.kind === 'particular' && 'usage' in one.person && one.person.usage !== 'traveler',
  );
  const anyone = dice.round(senders);
  const owners: Record<string, string> = {
    'Caftan brodé à rapporter à Lyon': 'Salma Idrissi',
    'Médicaments pour mon père (ordonnance jointe)': 'Nawel Boudiaf',
    'Coffret de maquillage professionnel': 'Awa Diop',
    'Robe de mariée depuis Barcelone': 'Hanane El Fassi',
    'Baume et savons naturels pour ma boutique': 'Claire Fontaine',
  };
  const demandes: Prisma.DemandeCreateManyInput[] = [];
  const views: Prisma.DemandeViewCreateManyInput[] = [];
  const images: Hanging[] = [];
  const hang = (name: string, ownerId: string, kind: string, createdAt: Date): string => {
    const id = newId(createdAt);
    images.push({ id, ownerId, kind, name });
    return id;
  };
  for (const besoin of besoins) {
    const { titre, description, categorie, lieu, jours, status } = besoin;
    const place = findCity(lieu);
    const createdAt = cal.ago(dice.between(1, 9) + dice.next() + Math.max(0, 6 - jours));
    const id = newId(createdAt);
    const owner = people.find((one) => one.nom === owners[titre]) ?? anyone(near(place));
    demandes.push({
      id,
      userId: owner.id,
      titre,
      description,
      categorie,
      budgetCentimes: eurosToCents(besoin.budget),
      lieuLivraison: place?.name ?? lieu,
      lieuCle: placeKey(lieu),
      dateLimite: cal.day(jours),
      urgent: besoin.urgent,
      lienProduit: besoin.lien,
      imageId: hang(besoin.image, owner.id, 'demande', createdAt),
      isVisible: besoin.visible,
      status,
      texteRecherche: normaliser(
        [titre, description, categorie, place?.name ?? lieu, place?.countryName ?? ''].join(' '),
      ),
      createdAt,
      updatedAt: createdAt,
    });
    const days = Math.max(1, Math.ceil((+cal.now - +createdAt) / DAY_MS));
    for (let visit = dice.between(3, 28); visit > 0; visit--) {
      views.push({
        demandeId: id,
        jour: cal.day(1 - dice.between(1, days)),
        visiteur: `demo-${id.slice(-6)}-${visit}`,
      });
    }
  }
  const produits = articles.map((article, index): Prisma.ProduitCreateManyInput => {
    const { nom, description, categorie, localisation } = article;
    const place = findCity(localisation);
    const createdAt = cal.ago(1 + index * 1.7 + dice.next());
    const owner = people.find((one) => one.nom === article.vendeur);
    if (!owner) throw new Error(`nobody sells ${nom}`);
    return {
      id: newId(createdAt),
      userId: owner.id,
      nom,
      description,
      categorie,
      prixCentimes: eurosToCents(article.prix),
      localisation: place?.name ?? localisation,
      localisationCle: placeKey(localisation),
      imageId: hang(article.image, owner.id, 'general', createdAt),
      isVisible: index !== 17,
      texteRecherche: normaliser(
        [nom, description, categorie, place?.name ?? localisation, place?.countryName ?? ''].join(' '),
      ),
      createdAt,
      updatedAt: createdAt,
    };
  });
  return { demandes, views, produits, images };
}
