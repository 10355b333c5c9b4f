import { findCity, placeKey } from '@/lib/core/cities/find';
import type { Prisma } from '@/lib/core/db';
import { normaliser } from '@/lib/core/text/normaliser';
import { SERVICE_LABELS, type Service } from '@/lib/users/labels';
import { demoEmail } from '../demo-accounts';
import type { Calendar } from './draw';
import type { Hanging } from './hang-images';
import { type Agence, agences, type Person, particuliers, professionnels } from './people';
import { portraitOf } from './portraits';

/** Somebody of the demo world whose row has an id. */
export type Someone = {
  id: string;
  nom: string;
  kind: 'particular' | 'professional' | 'agency';
  person: Person;
  createdAt: Date;
};

/** Two digits short of a number as long as its country's. */
const prefixes: Record<string, string> = {
  France: '+336399801',
  Belgique: '+324555510',
  Espagne: '+346000000',
  Italie: '+3932000000',
  Allemagne: '+4917100000',
  Maroc: '+2126000000',
  Algérie: '+2135500000',
  Tunisie: '+216200000',
  Sénégal: '+2217700000',
  Mali: '+223700000',
  'Côte d’Ivoire': '+22507000000',
  Cameroun: '+2376500000',
};

/** The demo world's accounts, in the order in which they were opened, with their details. All share one password. */
export function buildPeople(cal: Calendar, newId: (moment: Date) => string, passwordHash: string) {
  const all = [
    ...particuliers.map((person) => ({
      person,
      kind: 'particular' as const,
      nom: `${person.prenom} ${person.nom}`,
    })),
    ...professionnels.map((person) => ({
      person,
      kind: 'professional' as const,
      nom: `${person.prenom} ${person.nom}`,
    })),
    ...agences.map((person) => ({ person, kind: 'agency' as const, nom: person.enseigne })),
  ].sort((a, b) => b.person.membre - a.person.membre);
  const everybody = all.map(({ person, ...rest }): Someone => {
    const createdAt = cal.ago(person.membre - 0.4);
    return { ...rest, person, id: newId(createdAt), createdAt };
  });
  const idOf = new Map(everybody.map((one) => [one.person, one.id]));
  const rowOf = <T extends Person, R>(people: T[], row: (person: T, userId: string) => R) =>
    people.map((person) => row(person, idOf.get(person) ?? ''));
  return {
    everybody,
    users: everybody.map((one, index) => userRow(one, index, passwordHash)),
    particularDetails: rowOf(particuliers, (person, userId) => ({
      userId,
      type: person.usage,
      birthDate: new Date(`${person.naissance}T00:00:00Z`),
      address: person.adresse,
    })),
    professionalDetails: rowOf(professionnels, (person, userId) => ({
      userId,
      licenseNumber: person.licence,
      insurance: 'Assurance marchandises transportées',
      vehicleType: person.vehicule,
      coverage: person.couverture,
      capaciteGrammes: person.capacite * 1000,
      siret: person.siret,
      experienceYears: person.experience,
    })),
    agencyDetails: agences.map((agence, index) => agencyRow(agence, idOf.get(agence) ?? '', 80 + index)),
    ...photosOf(everybody, newId),
  };
}

/** The photos of agencies, each in its agency's order, and the portraits of those who have one. */
function photosOf(everybody: Someone[], newId: (moment: Date) => string) {
  const images: Hanging[] = [];
  const agencyPhotos: Prisma.AgencyPhotoCreateManyInput[] = [];
  const portraits: { userId: string; imageId: string }[] = [];
  for (const { id: ownerId, person, createdAt } of everybody) {
    const portrait = portraitOf(person);
    if (portrait) {
      const imageId = newId(createdAt);
      images.push({ id: imageId, ownerId, kind: 'profile', name: portrait });
      portraits.push({ userId: ownerId, imageId });
    }
    if (!('photos' in person)) continue;
    for (const [position, name] of (person as Agence).photos.entries()) {
      const imageId = newId(createdAt);
      images.push({ id: imageId, ownerId, kind: 'general', name });
      agencyPhotos.push({ agencyId: ownerId, imageId, position });
    }
  }
  return { images, agencyPhotos, portraits };
}

function userRow(
  { id, nom, kind, person, createdAt }: Someone,
  index: number,
  passwordHash: string,
): Prisma.UserCreateManyInput {
  const day = 86_400_000;
  const later = (days: number) => new Date(+createdAt + days * day);
  const number = String(10 + index).padStart(2, '0');
  return {
    id,
    email: demoEmail(nom),
    passwordHash,
    firstName: person.prenom,
    lastName: person.nom,
    phoneNumber: `${prefixes[person.country] ?? '+336399801'}${number}`,
    country: person.country,
    location: person.ville,
    userType: kind,
    timezone: person.country === 'Maroc' ? 'Africa/Casablanca' : 'Europe/Paris',
    emailVerifiedAt: later(0.01),
    phoneVerifiedAt: person.verifie || index % 3 === 0 ? later(0.02) : null,
    identityVerifiedAt: person.verifie ? later(2) : null,
    createdAt,
    updatedAt: createdAt,
  };
}

function agencyRow(agence: Agence, userId: string, line: number): Prisma.AgencyDetailsCreateManyInput {
  const city = findCity(agence.ville);
  const words = [
    agence.enseigne,
    agence.adresse,
    agence.ville,
    ...agence.services.map((name) => SERVICE_LABELS[name as Service]),
  ];
  return {
    userId,
    companyName: agence.enseigne,
    siret: agence.siret,
    address: agence.adresse,
    ville: city?.name ?? agence.ville,
    villeCle: placeKey(agence.ville),
    timezone: city?.timeZone ?? 'Europe/Paris',
    openingHours: agence.horaires,
    storageCapacity: agence.stockage,
    insurance: 'Responsabilité civile professionnelle',
    contactName: `${agence.prenom} ${agence.nom}`,
    contactPhone: `${prefixes[agence.country] ?? ''}${line}`,
    contactEmail: demoEmail(agence.enseigne).replace('@', '.contact@'),
    services: agence.services,
    texteRecherche: normaliser(words.join(' ')),
  };
}
