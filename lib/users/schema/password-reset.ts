import * as z from '@/lib/core/zod';
import { saisie as saisieDeCompte } from '@/lib/langues/saisie/comptes';
import { saisie } from '@/lib/langues/saisie/identite';
import { accountStepSchema, loginSchema } from './account';

const { email } = loginSchema.shape;
const { password, confirmPassword } = accountStepSchema.shape;

/** `POST /auth/forgot-password`. */
export const forgotPasswordSchema = z.object({ email });

/** `POST /auth/reset-password`: the token of the link and a new password, judged as at registration. */
export const resetPasswordSchema = z.object({
  token: z.string(saisie('jeton')).min(1, saisie('jeton')).max(200),
  password,
});

/** What is typed on the page that the link opens: the new password, twice. */
export const newPasswordFormSchema = z
  .object({ password, confirmPassword })
  .refine((typed) => typed.password === typed.confirmPassword, {
    ...saisieDeCompte('motsDePasseDifferents'),
    path: ['confirmPassword'],
  });

export type ForgotPasswordInput = z.output<typeof forgotPasswordSchema>;
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;
