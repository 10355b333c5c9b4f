import { isTimeZone } from '#zone';
import { idSchema } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';

/** The browser's time zone, for the list of one's logins; one that we do not know is none. */
export const timezoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone)
  .optional()
  .catch(undefined)
  .meta({ description: 'Le fuseau de l’appareil, par exemple Europe/Paris.' });

export const sessionParams = z.object({ sessionId: idSchema });

/** The one-time token at the end of a mail about the account's safety. */
export const notMeParams = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

const instant = z.iso.datetime();

/** One of one's logins. */
export const sessionItemSchema = z
  .strictObject({
    _id: z.guid(),
    appareil: z.string().meta({ examples: ['Chrome sur Windows'] }),
    mobile: z.boolean(),
    lieu: z
      .string()
      .nullable()
      .meta({ description: 'À peu près, par son fuseau horaire.', examples: ['Casablanca (Maroc)'] }),
    createdAt: instant,
    lastUsedAt: instant.meta({ description: 'À quelques minutes près.' }),
    current: z.boolean().meta({ description: 'Celle qui pose la question.' }),
  })
  .meta({ id: 'SessionItem', description: 'Un appareil connecté à son compte.' });

export const notMeAnswerSchema = z.strictObject({
  reset: z.string().nullable().meta({
    description:
      'Le jeton pour POST /auth/reset-password\u202f; null quand le compte a une autre adresse depuis.',
  }),
});
