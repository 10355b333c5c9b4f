import * as z from '@/lib/core/zod';
import { loginSchema } from './account';
import { emailLinkSchema } from './identity';

/** How long the link is good that confirms a subscription. */
export const NEWSLETTER_LINK_DAYS = 7;

/** `POST /newsletter`: the box of the home page. */
export const newsletterSchema = z.object({ email: loginSchema.shape.email });

/** `POST /newsletter/confirmation`: what the link ends with. */
export const newsletterConfirmationSchema = emailLinkSchema;

/** `params` of `/newsletter/{token}`: what the link in a letter ends with. */
export const newsletterParams = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

export type NewsletterInput = z.output<typeof newsletterSchema>;
export type NewsletterConfirmation = z.output<typeof newsletterConfirmationSchema>;
