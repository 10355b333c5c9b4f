import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { imageJson } from '@/lib/core/images/view';
import { localDay } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/comptes';
import type { PapierGenre } from '../rules/papiers';
import type { publicUserViewSchema } from '../schema/view';
import { type Counts, countColumns, statsOf } from './counts';
import { verified } from './verifications';
import {
  type PublishedAgency,
  publishedAgencyOf,
  type UserSummaryTuple,
  userSummaryJson,
  userSummaryOf,
} from './view';

export type PublicUserView = z.output<typeof publicUserViewSchema>;

type Row = Counts & {
  summary: UserSummaryTuple;
  location: string | null;
  country: string;
  email: boolean;
  telephone: boolean;
  papiers: PapierGenre[];
  agency: PublishedAgency | null;
};

/** Where an agency's published entry stands: of each part that `publishedAgencyOf` takes, but its photos. */
const PARTS: Record<Exclude<keyof PublishedAgency, 'photos'>, string> = {
  companyName: 'company_name',
  address: 'address',
  ville: 'ville',
  timezone: 'timezone',
  openingHours: 'opening_hours',
  storageCapacity: 'storage_capacity',
  services: 'services',
  contactName: 'contact_name',
  contactPhone: 'contact_phone',
  contactEmail: 'contact_email',
};

/** The entry over `users u`, as Prisma would give it; null for everybody else. */
const AGENCY = Prisma.sql`(
  SELECT json_build_object(
    ${Prisma.raw(
      Object.entries(PARTS)
        .map(([name, column]) => `'${name}', a.${column}`)
        .join(', '),
    )},
    'photos', coalesce((
      SELECT json_agg(json_build_object('image', ${imageJson}) ORDER BY f.position)
      FROM agency_photos f JOIN images i ON i.id = f.image_id WHERE f.agency_id = a.user_id), '[]'))
  FROM agency_details a WHERE a.user_id = u.id AND a.user_type = u.user_type)`;

/** One person has a text of their own: reckoned as the ten that an array is, it would be planned anew each time. */
const inOrder = (ids: string[]) =>
  ids.length === 1
    ? Prisma.sql`(VALUES (${ids[0]}::uuid, 1))`
    : Prisma.sql`unnest(${ids}::uuid[]) WITH ORDINALITY`;

/**
 * Anybody's view of a person: never an e-mail, a phone number or an address, but an agency's published contact.
 * `stats` counts visible items only. Throws `not_found` for an unknown, ended or suspended account.
 */
export async function publicUserView(userId: string): Promise<PublicUserView> {
  const [view] = await publicUserViews([userId]);
  return found(view, refus('profilIntrouvable'));
}

/**
 * The same of several people, in the order of their ids; whose account has ended or is suspended is left out. One statement for all of
 * it: by Prisma's relations they were eight, and the agencies' list took a third longer to make.
 */
export async function publicUserViews(userIds: string[]): Promise<PublicUserView[]> {
  const today = localDay(new Date(), 'UTC');
  const rows = await rowsOf<Row>`
    SELECT ${userSummaryJson} AS summary, u.location, u.country,
      u.email_verified_at IS NOT NULL AS email, u.phone_verified_at IS NOT NULL AS telephone,
      ARRAY(
        SELECT d.genre::text FROM papiers d
        WHERE d.user_id = u.id AND d.etat = 'accepte' AND (d.valable_jusqua IS NULL OR d.valable_jusqua >= ${today}::date)
      ) AS papiers,
      ${AGENCY} AS agency, ${countColumns(Prisma.sql`u.id`, 'visible')}
    FROM ${inOrder(userIds)} AS p (id, rang) JOIN users u ON u.id = p.id
    WHERE u.deleted_at IS NULL AND u.suspended_at IS NULL
    ORDER BY p.rang`;
  return rows.map(publicViewOf);
}

function publicViewOf({ summary, location, country, email, telephone, papiers, agency, ...counts }: Row) {
  const person = userSummaryOf(summary);
  const { userType, isVerified: identite } = person;
  const verifications = verified({ userType, identite, email, telephone }, new Set(papiers));
  return {
    ...person,
    ...{ location, country, verifications },
    stats: statsOf(person, counts),
    ...(agency && { agencyDetails: publishedAgencyOf(agency) }),
  };
}
