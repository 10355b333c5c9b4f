import 'server-only';
import type { Prisma } from '@/lib/core/db';
import type { OwnWords } from '@/lib/core/sessions/own-words';

/** What `ownWords` reads of an account, beside its e-mail. */
export const ownNamesSelect = {
  firstName: true,
  lastName: true,
  agencyDetails: { select: { companyName: true } },
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof ownNamesSelect & { email: true } }>;

/** The words that an account's password must not hold. */
export function ownWords({ email, firstName, lastName, agencyDetails }: Row): OwnWords {
  return { email, names: [firstName, lastName, agencyDetails?.companyName] };
}
