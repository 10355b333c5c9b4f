import 'server-only';
import { db, epochMs, Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { imageSelect, imageUrl } from '@/lib/core/images/view';
import { type ArrayOf, columnsOf, nested, type RowOf, readerOf } from '@/lib/core/listing/columns';
import type { Actor } from '@/lib/core/sessions/actor';
import { utcIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus } from '@/lib/langues/refus/comptes';
import type { Service } from '../labels';
import { averageRating } from '../rules/account';
import type { OpeningHours } from '../rules/opening-hours';
import type { Theme } from '../rules/preferences';
import type { meViewSchema, userSummaryViewSchema } from '../schema/view';
import { countThings, statsOf } from './counts';
import { pendingEmail } from './email';
import { verificationsOf, verificationsSelect } from './verifications';
import { waitingReports, waitingRequests } from './waiting';

type UserType = Actor['userType'];

/** What another domain shows of a person beside their things. `rating` is null without reviews. */
export type UserSummary = z.output<typeof userSummaryViewSchema>;

export type MeView = z.output<typeof meViewSchema>;

const user = columnsOf(Prisma.sql`u.xmin`);
const agencyRow = Prisma.sql`FROM agency_details a WHERE a.user_id = u.id AND u.user_type = 'agency'`;
const agency = columnsOf(Prisma.sql`(SELECT a.xmin ${agencyRow})`);

/** What a summary is made of, over `users u`. A picture's address stays while its id does. */
const SUMMARY = {
  id: user<string>(Prisma.sql`u.id`),
  firstName: user<string>(Prisma.sql`u.first_name`),
  lastName: user<string>(Prisma.sql`u.last_name`),
  companyName: agency<string | null>(Prisma.sql`(SELECT a.company_name ${agencyRow})`),
  profileImage: user<string | null>(imageUrl(Prisma.sql`u.profile_image_id`)),
  createdAtMs: user<number>(epochMs(Prisma.sql`u.created_at`)),
  isVerified: user<boolean>(Prisma.sql`u.identity_verified_at IS NOT NULL`),
  emailConfirme: user<boolean>(Prisma.sql`(u.email_verified_at IS NOT NULL OR u.deleted_at IS NOT NULL)`),
  reviewSum: user<number>(Prisma.sql`u.review_sum`),
  reviewCount: user<number>(Prisma.sql`u.review_count`),
  userType: user<UserType>(Prisma.sql`u.user_type`),
};

/** A person's summary as a column of another card, for a raw statement over `users u`; `userSummaryOf` reads it. */
export const userSummaryColumn = nested(SUMMARY);
export const userSummaryJson = userSummaryColumn.value;
export type UserSummaryTuple = ArrayOf<typeof SUMMARY>;
const readSummary = readerOf(SUMMARY);

/** The columns of a `UserSummary`, for a relation's `select`. */
export const userSummarySelect = {
  id: true,
  firstName: true,
  lastName: true,
  agencyDetails: { select: { companyName: true } },
  profileImage: { select: { url: true } },
  createdAt: true,
  identityVerifiedAt: true,
  emailVerifiedAt: true,
  deletedAt: true,
  reviewSum: true,
  reviewCount: true,
  userType: true,
} satisfies Prisma.UserSelect;

/** The summary of a row selected with `userSummarySelect`. */
export function toUserSummary(row: Prisma.UserGetPayload<{ select: typeof userSummarySelect }>): UserSummary {
  const { agencyDetails, profileImage, createdAt, identityVerifiedAt, emailVerifiedAt, deletedAt, ...rest } =
    row;
  return summaryOf({
    ...rest,
    companyName: agencyDetails?.companyName ?? null,
    profileImage: profileImage?.url ?? null,
    createdAtMs: +createdAt,
    isVerified: identityVerifiedAt !== null,
    emailConfirme: emailVerifiedAt !== null || deletedAt !== null,
  });
}

/** The summary of what a raw statement gives of a person. */
export function userSummaryOf(tuple: UserSummaryTuple): UserSummary {
  return summaryOf(readSummary(tuple));
}

/** Verified means that the identity was checked. */
function summaryOf({ createdAtMs, reviewSum, ...row }: RowOf<typeof SUMMARY>): UserSummary {
  const { id, firstName, lastName, companyName, profileImage, reviewCount, userType } = row;
  const { isVerified, emailConfirme } = row;
  return {
    ...{ _id: id, id, firstName, lastName, companyName, profileImage },
    createdAt: utcIso(createdAtMs),
    ...{ isVerified, verified: isVerified, emailConfirme },
    rating: averageRating(reviewSum, reviewCount),
    ...{ reviewCount, userType },
  };
}

const profileSelect = {
  ...userSummarySelect,
  ...verificationsSelect,
  location: true,
  country: true,
} satisfies Prisma.UserSelect;

function profileOf(row: Prisma.UserGetPayload<{ select: typeof profileSelect }>) {
  return {
    ...toUserSummary(row),
    location: row.location,
    country: row.country,
    verifications: verificationsOf(row),
  };
}

const publishedAgencySelect = {
  companyName: true,
  address: true,
  ville: true,
  timezone: true,
  openingHours: true,
  storageCapacity: true,
  services: true,
  contactName: true,
  contactPhone: true,
  contactEmail: true,
  photos: { select: { image: { select: imageSelect } }, orderBy: { position: 'asc' } },
} satisfies Prisma.AgencyDetailsSelect;

/** An agency's entry as it is stored. */
export type PublishedAgency = Prisma.AgencyDetailsGetPayload<{ select: typeof publishedAgencySelect }>;

/** An agency's entry as anybody sees it, and what else the row holds. */
export function publishedAgencyOf<R extends PublishedAgency>(row: R) {
  const { contactName, contactPhone, contactEmail, openingHours, photos, services, ...published } = row;
  return {
    ...published,
    services: services as Service[],
    openingHours: openingHours as OpeningHours,
    mainContact: { name: contactName, phone: contactPhone, email: contactEmail },
    agencyPhotos: photos.map((photo) => photo.image.url),
    photos: photos.map((photo) => photo.image),
  };
}

/** An account that neither has ended nor is suspended: nobody sees the others. */
export const OPEN_ACCOUNT = { deletedAt: null, suspendedAt: null };

/** Throws `not_found` for an unknown, ended or suspended account; for lists that are empty without it. */
export async function requireUser(userId: string): Promise<void> {
  const user = await db.user.findFirst({ where: { id: userId, ...OPEN_ACCOUNT }, select: { id: true } });
  found(user, refus('profilIntrouvable'));
}

/** Everything an account holds about its owner, secrets excepted (`GET /users/me`). */
export async function meView(actor: Actor): Promise<MeView> {
  const [row, letters, demandesATraiter] = await Promise.all([
    findMe(actor),
    newsletterOf(actor),
    waitingRequests(actor),
  ]);
  return {
    ...profileOf(row),
    email: row.email,
    emailEnAttente: await pendingEmail(actor.id, row.email),
    phoneNumber: row.phoneNumber,
    stats: statsOf(row, (await countThings([actor.id], 'all')).get(actor.id)),
    demandesATraiter,
    signalementsATraiter: await waitingReports(row.email),
    preferences: {
      notifications: {
        email: row.notifyEmail,
        push: row.notifyPush,
        message: row.notifyMessage,
        newDemande: row.notifyNewDemande,
        transportUpdate: row.notifyTransportUpdate,
        alertes: row.notifyAlertes,
      },
      newsletter: letters.length === 1,
      language: row.language as Langue,
      timezone: row.timezone,
      theme: row.theme as Theme,
    },
    twoFactor: row.twoFactor?.confirmedAt != null,
    ...ownDetails(row),
  };
}

/** A row when the list of the newsletter has the actor's address, and it is proved to be theirs. */
const newsletterOf = (actor: Actor) => rowsOf<{ email: string }>`
  SELECT n.email FROM newsletter_subscribers n JOIN users u USING (email)
  WHERE u.id = ${actor.id}::uuid AND u.email_verified_at IS NOT NULL`;

function findMe(actor: Actor) {
  return db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      ...profileSelect,
      email: true,
      phoneNumber: true,
      notifyEmail: true,
      notifyPush: true,
      notifyMessage: true,
      notifyNewDemande: true,
      notifyTransportUpdate: true,
      notifyAlertes: true,
      language: true,
      timezone: true,
      theme: true,
      twoFactor: { select: { confirmedAt: true } },
      particularDetails: { omit: { userId: true, userType: true } },
      professionalDetails: { omit: { userId: true, userType: true } },
      agencyDetails: { select: { ...publishedAgencySelect, siret: true, insurance: true, bankInfo: true } },
    },
  });
}

type OwnRow = Prisma.UserGetPayload<{
  select: {
    particularDetails: { omit: { userId: true; userType: true } };
    professionalDetails: { omit: { userId: true; userType: true } };
  };
}> & {
  agencyDetails: Prisma.AgencyDetailsGetPayload<{
    select: typeof publishedAgencySelect & { siret: true; insurance: true; bankInfo: true };
  }> | null;
};

/** The one block of details that the account's type has, in the registration's words. */
function ownDetails({ particularDetails, professionalDetails, agencyDetails }: OwnRow) {
  if (particularDetails) {
    const birthDate = particularDetails.birthDate.toISOString().slice(0, 10);
    return { particularDetails: { ...particularDetails, birthDate } };
  }
  if (professionalDetails) {
    const { capaciteGrammes, experienceYears, ...rest } = professionalDetails;
    const capacity = capaciteGrammes / 1000;
    return { professionalDetails: { ...rest, capacity, experience: experienceYears } };
  }
  return agencyDetails ? { agencyDetails: publishedAgencyOf(agencyDetails) } : {};
}
