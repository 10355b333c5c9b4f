import { z } from '@/lib/core/zod';

/** `params` of `/notifications/unsubscribe/{token}`: what a mail's last link ends with. */
export const endMailsParams = z.object({ token: z.string().regex(/^[\w.-]{40,120}$/) });
