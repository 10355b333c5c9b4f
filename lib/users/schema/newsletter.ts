import { z } from '@/lib/core/zod';
import { loginSchema } from './account';

/** `POST /newsletter`: the box of the home page. */
export const newsletterSchema = z.object({ email: loginSchema.shape.email });

export type NewsletterInput = z.output<typeof newsletterSchema>;
