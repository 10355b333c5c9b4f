import { placeKey } from '@/lib/core/cities/find';
import { db, newId, type Prisma } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { actorOfToken, startSession } from '@/lib/core/sessions/session';
import { eurosToCents } from '@/lib/core/text/money';
import { normaliser } from '@/lib/core/text/normaliser';
import type * as z from '@/lib/core/zod';
import { createReservation } from '@/lib/reservations/commands/create';
import type { ReservationView } from '@/lib/reservations/queries';
import { holdsWeight } from '@/lib/reservations/rules';
import { createReservationSchema, type StatutReservation } from '@/lib/reservations/schema';
import { createTransport } from '@/lib/transports/commands/create';
import type { TransportView } from '@/lib/transports/queries/view';
import { createTransportSchema } from '@/lib/transports/schema';
import { createUser } from '@/lib/users/commands/account';
import { type RegisterInput, registerSchema } from '@/lib/users/schema/account';

// Users

export const PASSWORD = 'un-secret-de-test';

let made = 0;
let passwordHash: string | undefined;

const common = () => {
  made += 1;
  return {
    firstName: 'Salma',
    lastName: `Idrissi ${made}`,
    email: `salma.${made}.${newId()}@exemple.test`,
    phoneNumber: '+33612345678',
    password: PASSWORD,
    country: 'France',
  };
};

/** What each kind of person sends to `POST /auth/register`, valid and with an e-mail of its own. */
export const registrations = {
  particular: () => ({
    ...common(),
    userType: 'particular',
    particularDetails: { type: 'both', birthDate: '1990-05-17', address: '3 rue des Tanneurs, 69003 Lyon' },
  }),
  professional: () => ({
    ...common(),
    userType: 'professional',
    professionalDetails: {
      licenseNumber: 'LTI-2024-0042',
      insurance: 'AXA 778 221',
      vehicleType: 'Fourgon',
      coverage: ['France', 'Espagne', 'Maroc'],
      capacity: 900,
      vehicleDocs: ['carte-grise.pdf'],
      bankInfo: 'FR76 3000 6000 0112 3456 7890 189',
      siret: '123 456 782 00010',
      experience: 7,
    },
  }),
  agency: () => ({
    ...common(),
    userType: 'agency',
    agencyDetails: {
      companyName: 'Trans Atlas',
      siret: '98765432400019',
      address: '12 boulevard Zerktouni, 20250 Casablanca, Maroc',
      openingHours: { monday: '9h-18h', saturday: '9h-13h', sunday: '' },
      storageCapacity: '400 m³',
      insurance: 'Wafa 12',
      agencyPhotos: [],
      bankInfo: 'MA64 0115 1900 0001 2050 0053 4921',
      mainContact: { name: 'Nadia Berrada', phone: '+212 522 00 11 22', email: 'contact@trans-atlas.test' },
      services: ['stockage', 'expedition'],
    },
  }),
};

export type MadeUser = { user: { id: string; email: string }; actor: Actor; token: string };

/**
 * A person in the database with a confirmed e-mail and an open session. `overrides` are columns (identityVerifiedAt, firstName, …);
 * their password is `PASSWORD`, hashed once per run.
 */
export async function makeUser(
  overrides: Omit<Prisma.UserUncheckedUpdateInput, 'userType'> & {
    userType?: RegisterInput['userType'];
  } = {},
): Promise<MadeUser> {
  const { userType = 'particular', ...others } = overrides;
  const columns = { emailVerifiedAt: new Date(), ...others };
  const input = registerSchema.parse(registrations[userType]());
  const id = await createUser(input, { knownHash: passwordHash });
  passwordHash ??= (await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } }))
    .passwordHash;
  const { email } = await db.user.update({ where: { id }, data: columns, select: { email: true } });
  const { token } = await startSession(id);
  const actor = await actorOfToken(token);
  if (!actor) throw new Error('the new session proves nobody');
  return { user: { id, email }, actor, token };
}

// Transports

const DAY_MS = 86_400_000;

/** An instant some days from now (negative: ago), to the minute. */
export function inDays(days: number): Date {
  return new Date(Math.floor((Date.now() + days * DAY_MS) / 60_000) * 60_000);
}

/** Stops in their order, the first leaving in `days` days, each `hours` after the one before; those between collect and deposit. */
export function makeEtapes(villes: string[], { days = 5, hours = 10 } = {}) {
  return villes.map((ville, position) => ({
    ville,
    date: inDays(days + (position * hours) / 24).toISOString(),
    actions: { collecte: position < villes.length - 1, depot: position > 0 },
  }));
}

type TransportOverrides = Partial<z.input<typeof createTransportSchema>> & {
  villes?: string[];
  /** Days from now to the departure; negative makes a past trip. */
  days?: number;
};

/**
 * A published trip, made by the real command: Lyon → Marseille → Tanger with 40 kg, leaving in five days.
 * `villes` and `days` make other stops; `etapes` says them in full.
 */
export async function makeTransport(
  actor: Actor,
  { villes = ['Lyon', 'Marseille', 'Tanger'], days = 5, ...overrides }: TransportOverrides = {},
): Promise<TransportView> {
  const ahead = days > 0 ? days : 5;
  const etapes = makeEtapes(villes, { days: ahead });
  const description = 'Fourgon, départ tôt le matin. Pas de liquides.';
  const input = createTransportSchema.parse({ poidsMax: 40, description, etapes, ...overrides });
  const transport = await createTransport(actor, input);
  if (days === ahead) return transport;
  const shift = Math.round((days - ahead) * DAY_MS);
  await moveInTime(transport._id, shift);
  const moved = (date: string) => new Date(Date.parse(date) + shift).toISOString();
  return {
    ...transport,
    status: 'termine',
    dateDepart: moved(transport.dateDepart),
    dateArrivee: moved(transport.dateArrivee),
    etapes: transport.etapes.map((etape) => ({ ...etape, date: moved(etape.date) })),
  };
}

/** Moves a trip with its parts and the reservations on it by some ms; the only way to a trip that has left. */
export async function moveInTime(transportId: string, ms: number): Promise<void> {
  const seconds = ms / 1000;
  await db.$executeRaw`
    UPDATE etapes SET date = date + make_interval(secs => ${seconds}) WHERE transport_id = ${transportId}::uuid`;
  await db.$executeRaw`
    UPDATE legs l SET date_depart = e.date, jour_depart = (e.date AT TIME ZONE e.timezone)::date,
      depart_avant = depart_avant + make_interval(secs => ${seconds}),
      depart_avant_ici = depart_avant_ici + make_interval(secs => ${seconds})
    FROM etapes e
    WHERE l.transport_id = ${transportId}::uuid AND e.transport_id = l.transport_id AND e.position = l.depart_position`;
  await db.$executeRaw`
    UPDATE reservations SET date_depart = date_depart + make_interval(secs => ${seconds}),
      date_arrivee = date_arrivee + make_interval(secs => ${seconds}),
      depart_convenu = depart_convenu + make_interval(secs => ${seconds}),
      arrivee_convenue = arrivee_convenue + make_interval(secs => ${seconds})
    WHERE transport_id = ${transportId}::uuid`;
}

// Reservations

type Bookable = Pick<TransportView, '_id' | 'villeDepart' | 'villeArrivee'>;
type ReservationOverrides = Partial<z.input<typeof createReservationSchema>> & { status?: StatutReservation };

/**
 * A request made by the real command: 5 kg on the whole trip for 40 €. `status` moves it where its life allows;
 * refused and cancelled ones have given their weight back.
 */
export async function makeReservation(
  actor: Actor,
  transport: Bookable,
  { status = 'en_attente', ...overrides }: ReservationOverrides = {},
): Promise<ReservationView> {
  const { _id: transportId, villeDepart, villeArrivee } = transport;
  const content = { poids: 5, prix: 40, description: 'Vêtements et un paquet de thé.' };
  const input = { transportId, villeDepart, villeArrivee, ...content, ...overrides };
  const reservation = await createReservation(actor, createReservationSchema.parse(input));
  if (status === 'en_attente') return reservation;
  const { _id: id } = reservation;
  await db.reservation.update({ where: { id }, data: { status }, select: { id: true } });
  if (!holdsWeight(status)) {
    await db.$executeRaw`
      UPDATE etapes e SET charge_grammes = e.charge_grammes - r.poids_grammes
      FROM reservations r JOIN etapes d ON d.id = r.depart_etape_id JOIN etapes a ON a.id = r.arrivee_etape_id
      WHERE r.id = ${id}::uuid AND e.transport_id = r.transport_id AND e.position >= d.position AND e.position < a.position`;
  }
  return { ...reservation, status };
}

// Reviews, needs, products

/** A review of one person by another; 5 stars unless told. The person's average follows by itself. */
export function makeReview(
  reviewer: { id: string },
  reviewed: { id: string },
  rating = 5,
  comment = 'Ponctuel et soigneux.',
) {
  return db.review.create({
    data: { id: newId(), reviewerId: reviewer.id, userId: reviewed.id, rating, comment },
  });
}

/** The row of a picture that somebody uploaded, 800 × 600; there is no file behind it. */
export function makeImage(owner: { id: string }, kind: 'profile' | 'demande' | 'general' = 'demande') {
  const id = newId();
  const url = `/uploads/${id}/800.webp`;
  const size = { width: 800, height: 600, bytes: 40_000, widths: [400, 800] };
  return db.image.create({ data: { id, ownerId: owner.id, kind, storage: 'local', key: id, url, ...size } });
}

/** A need, delivered in Casablanca within ten days, 150 €; `overrides` are columns. */
export function makeDemande(
  owner: { id: string },
  overrides: Partial<Parameters<typeof db.demande.create>[0]['data']> & {
    titre?: string;
    description?: string;
    lieuLivraison?: string;
  } = {},
) {
  const {
    titre = 'Écran de téléphone Samsung A54',
    description = 'Neuf, dans sa boîte. Remise en main propre.',
    lieuLivraison = 'Casablanca',
  } = overrides;
  const data = {
    id: newId(),
    userId: owner.id,
    titre,
    description,
    categorie: 'Électronique',
    budgetCentimes: eurosToCents(150),
    lieuLivraison,
    lieuCle: placeKey(lieuLivraison),
    dateLimite: new Date(inDays(10).toISOString().slice(0, 10)),
    texteRecherche: normaliser(`${titre} ${description} ${lieuLivraison}`),
  };
  return db.demande.create({ data: { ...data, ...overrides } as typeof data });
}

/** A product in Lyon for 45 €; `overrides` are columns. */
export function makeProduit(
  owner: { id: string },
  overrides: Partial<Parameters<typeof db.produit.create>[0]['data']> & {
    nom?: string;
    localisation?: string;
  } = {},
) {
  const { nom = 'Robe de soirée brodée', localisation = 'Lyon' } = overrides;
  const data = {
    id: newId(),
    userId: owner.id,
    nom,
    categorie: 'Mode',
    prixCentimes: eurosToCents(45),
    localisation,
    localisationCle: placeKey(localisation),
    texteRecherche: normaliser(`${nom} ${localisation}`),
  };
  return db.produit.create({ data: { ...data, ...overrides } as typeof data });
}
