import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/identite';

/** `POST /auth/email/confirmation` and `POST /auth/email/reprise`: the token of a mail's link. */
export const emailLinkSchema = z.object({
  token: z.string(saisie('jeton')).min(1, saisie('jeton')).max(200),
});

export type EmailLinkInput = z.output<typeof emailLinkSchema>;

/** Whether another address is the account's now. */
export const emailConfirmedViewSchema = z.strictObject({
  changed: z.boolean().meta({ description: 'Une autre adresse est maintenant celle du compte.' }),
});

/** What leads to a new password at once. */
export const emailTakenBackViewSchema = z.strictObject({
  reset: z.string().meta({ description: 'Le jeton d’un nouveau mot de passe, pour une heure.' }),
});

/** `PUT /users/me/phone`: the six digits of the message, spaces aside. */
export const phoneCodeSchema = z.object({
  code: z
    .string(saisie('sixChiffres'))
    .max(40, saisie('codeSixChiffres'))
    .transform((typed) => typed.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, saisie('codeSixChiffres'))),
});

export type PhoneCodeInput = z.output<typeof phoneCodeSchema>;

/** Where the code went. */
export const phoneCodeSentViewSchema = z.strictObject({
  numero: z.string().meta({ description: 'Le numéro qui l’a reçu.', examples: ['+33612345678'] }),
});
