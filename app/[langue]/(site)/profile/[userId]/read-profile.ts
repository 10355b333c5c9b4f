import 'server-only';
import { AppError } from '@/lib/core/errors';
import { readOnce } from '@/lib/core/http/read-once';
import { idSchema } from '@/lib/core/schema';
import { type PublicUserView, publicUserView } from '@/lib/users/queries/public';

/** Null for an unknown, ended or malformed id; an id has one spelling, so that a person has one page. */
export const readProfile = readOnce(async (userId: string): Promise<PublicUserView | null> => {
  if (idSchema.safeParse(userId).data !== userId) return null;
  try {
    return await publicUserView(userId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});
