import { z } from '@/lib/core/zod';
import { loginSchema } from './account';

/** `POST /newsletter`: the box of the home page. */
export const newsletterSchema = z.object({ email: loginSchema.shape.email });

/** `params` of `/newsletter/{token}`: what the link in a letter ends with. */
export const newsletterParams = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

export type NewsletterInput = z.output<typeof newsletterSchema>;
