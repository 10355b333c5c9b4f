import 'server-only';
import type { Prisma } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { localDay } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import type { PapierGenre } from '../rules/papiers';
import type { verificationsViewSchema } from '../schema/view';
import { acceptedPapiers, goodOn } from './papiers';

/** The columns of what was verified of a person, for a relation's `select`. */
export const verificationsSelect = {
  userType: true,
  emailVerifiedAt: true,
  phoneVerifiedAt: true,
  identityVerifiedAt: true,
  papiers: acceptedPapiers,
} satisfies Prisma.UserSelect;

type Row = {
  userType: Actor['userType'];
  emailVerifiedAt: Date | null;
  phoneVerifiedAt: Date | null;
  identityVerifiedAt: Date | null;
  papiers: Parameters<typeof goodOn>[0];
};

type Verified = { userType: Actor['userType']; identite: boolean; email: boolean; telephone: boolean };

/** What was verified of a person and is so today; of who works with it also what the trade asks for. */
export function verificationsOf(row: Row): z.output<typeof verificationsViewSchema> {
  const good = goodOn(row.papiers, localDay(new Date(), 'UTC'));
  return verified(
    {
      userType: row.userType,
      identite: row.identityVerifiedAt !== null,
      email: row.emailVerifiedAt !== null,
      telephone: row.phoneVerifiedAt !== null,
    },
    good,
  );
}

/** The same, of what a statement says of a person, and of their documents that are good today. */
export function verified(
  { userType, ...common }: Verified,
  good: ReadonlySet<PapierGenre>,
): z.output<typeof verificationsViewSchema> {
  if (userType === 'particular') return common;
  const [entreprise, licence, assurance] = [
    good.has('entreprise'),
    good.has('licence'),
    good.has('assurance'),
  ];
  return { ...common, entreprise, licence, assurance };
}
