import * as z from '@/lib/core/zod';
import { registerSchema } from '@/lib/users/schema/account';
import { type DetailsValues, type UserType, withLists } from './registration-values';
import { ownTimezone } from './safety/own-timezone';

/**
 * Judges the third step: with what the second one gave (`account`) it is the whole registration, which is what comes out,
 * ready to be sent.
 */
export function registrationSchema(userType: UserType, account: object) {
  return z
    .custom<DetailsValues[UserType]>()
    .transform(
      (details) =>
        ({ ...account, userType, timezone: ownTimezone(), ...withLists(details) }) as z.input<
          typeof registerSchema
        >,
    )
    .pipe(registerSchema);
}
