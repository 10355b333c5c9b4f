import 'server-only';
import { findCountry } from '@/lib/core/cities/countries';
import { findCity, placeKey } from '@/lib/core/cities/find';
import type { City } from '@/lib/core/cities/gazetteer';
import { db, type Prisma } from '@/lib/core/db';
import { forbidden, invalidField } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { normaliser } from '@/lib/core/text/normaliser';
import { refus } from '@/lib/langues/refus/comptes';
import { SERVICE_LABELS, type Service } from '../labels';
import { type MeView, meView } from '../queries/view';
import type { AgencyChange } from '../schema/agencies';
import { expirePersonPages } from './expire';
import { voidPapiers } from './identity/papiers';

type Place = { companyName: string; address: string; ville?: string | null; services: readonly Service[] };

/**
 * What follows from an agency's name, address, city and services: the city (the one of the address, unless another is
 * named), its key, its zone (undefined when no gazetteer knows it) and the folded words of the directory's search.
 */
export function agencyPlace({ companyName, address, ville, services }: Place) {
  const city = ville ? findCity(ville) : cityOfAddress(address);
  const name = city?.name ?? ville ?? null;
  const words = [
    companyName,
    name,
    address,
    city?.countryName,
    ...services.map((one) => SERVICE_LABELS[one]),
  ];
  return {
    ville: name,
    villeCle: name ? placeKey(name) : null,
    timezone: city?.timeZone,
    texteRecherche: normaliser(words.filter(Boolean).join(' ')),
  };
}

/** The city in a postal address: its last part that names one ("12 bd Zerktouni, 20250 Casablanca, Maroc"). */
function cityOfAddress(address: string): City | null {
  const parts = address.split(/[,\n]/).filter((part) => part.trim() !== '');
  for (const [index, part] of [...parts.entries()].reverse()) {
    if (findCountry(part)) continue;
    const city = findCity(parts.slice(index).join(', ')) ?? findCity(part);
    if (city) return city;
  }
  return null;
}

/** The contact person's columns, empty where nothing is given. */
export function contactColumns({ name, phone, email }: NonNullable<AgencyChange['mainContact']>) {
  return { contactName: name ?? null, contactPhone: phone ?? null, contactEmail: email ?? null };
}

/** Opening hours as the JSON column keeps them: days that are closed are not there. */
export function hoursColumn(hours: NonNullable<AgencyChange['openingHours']>): Prisma.InputJsonObject {
  return Object.fromEntries(Object.entries(hours).filter(([, text]) => text !== undefined));
}

/**
 * Changes the actor's own agency; what is left out stays, hours, contact and photos are replaced as a whole. An address
 * without a city brings its own; with another name what documents proved of the former does not count. Answers the account as it is then. Throws `forbidden` for who is no agency, `invalid`
 * for a photo that is not theirs.
 */
export async function updateAgency(actor: Actor, change: AgencyChange): Promise<MeView> {
  if (actor.userType !== 'agency') throw forbidden(refus('agenceSeule'));
  const photos = change.agencyPhotos && (await ownImages(actor, change.agencyPhotos));
  await db.$transaction(async (tx) => {
    // One change at a time: what follows from the details is computed from all of them.
    await tx.$executeRaw`SELECT FROM agency_details WHERE user_id = ${actor.id}::uuid FOR UPDATE`;
    const current = await tx.agencyDetails.findUniqueOrThrow({
      where: { userId: actor.id },
      select: { companyName: true, address: true, ville: true, services: true },
    });
    const { agencyPhotos: _later, openingHours, mainContact, ...fields } = change;
    const moved = fields.address !== undefined && fields.address !== current.address;
    const ville = fields.ville !== undefined ? fields.ville : moved ? null : current.ville;
    const services = current.services as Service[];
    const { timezone, ...place } = agencyPlace({ ...current, services, ...fields, ville });
    await tx.agencyDetails.update({
      where: { userId: actor.id },
      data: {
        ...fields,
        ...place,
        ...(timezone ? { timezone } : {}),
        ...(openingHours ? { openingHours: hoursColumn(openingHours) } : {}),
        ...(mainContact ? contactColumns(mainContact) : {}),
      },
      select: { userId: true },
    });
    const where = { id: actor.id };
    await tx.user.update({ where, data: { location: place.ville }, select: { id: true } });
    // The same in other letters is no other name.
    const { companyName = current.companyName } = fields;
    if (normaliser(companyName) !== normaliser(current.companyName)) {
      await voidPapiers(tx, actor.id, ['entreprise', 'licence', 'assurance']);
    }
    if (!photos) return;
    await tx.agencyPhoto.deleteMany({ where: { agencyId: actor.id } });
    await tx.agencyPhoto.createMany({
      data: photos.map((imageId, position) => ({ agencyId: actor.id, imageId, position })),
    });
  });
  expirePersonPages(actor);
  return meView(actor);
}

async function ownImages(actor: Actor, urls: string[]): Promise<string[]> {
  const images = await db.image.findMany({
    where: { url: { in: urls }, ownerId: actor.id },
    select: { id: true, url: true },
  });
  const ids = new Map(images.map(({ id, url }) => [url, id]));
  return urls.map((url) => {
    const id = ids.get(url);
    if (!id) throw invalidField('agencyPhotos', refus('photoDisparue'));
    return id;
  });
}
