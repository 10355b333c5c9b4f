import { idSchema, pageQuery } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';

/** `params` of `/notifications/unsubscribe/{token}`: what a mail's last link ends with. */
export const endMailsParams = z.object({ token: z.string().regex(/^[\w.-]{40,120}$/) });

/** `GET /notifications`. */
export const listNotificationsSchema = z.object(pageQuery);

/** `POST /notifications/read`: up to that one, or all of them. */
export const readNotificationsSchema = z.strictObject({ jusqua: idSchema.optional() });
