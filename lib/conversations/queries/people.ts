import 'server-only';
import { Prisma } from '@/lib/core/db';
import { imageUrl } from '@/lib/core/images/view';
import type { ConversationView } from './conversations';

/** One of the two people of a conversation. */
export type Interlocuteur = ConversationView['participants'][number];

export type InterlocuteurTuple = [
  id: string,
  firstName: string,
  lastName: string,
  companyName: string | null,
  profileImage: string | null,
  emailConfirme: boolean,
];

/** An `InterlocuteurTuple` as one JSON value; `user` is the alias of a row of `users`. */
export function interlocuteurJson(user: 'me' | 'other'): Prisma.Sql {
  const u = Prisma.raw(user);
  return Prisma.sql`json_build_array(${u}.id, ${u}.first_name, ${u}.last_name,
    (SELECT company_name FROM agency_details WHERE user_id = ${u}.id AND ${u}.user_type = 'agency'),
    ${imageUrl(Prisma.sql`${u}.profile_image_id`)}, ${u}.email_verified_at IS NOT NULL OR ${u}.deleted_at IS NOT NULL)`;
}

/** A person of a conversation, of what a statement gives. */
export function interlocuteurOf([
  _id,
  firstName,
  lastName,
  companyName,
  image,
  emailConfirme,
]: InterlocuteurTuple): Interlocuteur {
  return { _id, firstName, lastName, companyName, profileImage: image, imagePath: image, emailConfirme };
}
