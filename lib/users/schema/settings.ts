import { isTimeZone } from '#zone';
import { line } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { saisie } from '@/lib/langues/saisie/comptes';
import { saisie as saisieDeTexte } from '@/lib/langues/saisie/textes';
import { THEMES } from '../rules/preferences';
import { accountStepSchema } from './account';
import { isLivingName, namesAnEnded } from './names';

const { firstName, lastName, email, phoneNumber, password, confirmPassword } = accountStepSchema.shape;

const yesNo = z.boolean(saisie('ouiNon')).optional();

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

const preferences = z
  .strictObject(
    {
      notifications: z
        .strictObject({
          email: yesNo,
          push: yesNo,
          message: yesNo,
          newDemande: yesNo,
          transportUpdate: yesNo,
          alertes: yesNo,
        })
        .optional(),
      newsletter: yesNo,
      timezone: z
        .string()
        .max(64)
        .refine(isTimeZone, saisie('fuseau'))
        .optional()
        .meta({ examples: ['Africa/Casablanca'] }),
      language: z.enum(LANGUES, saisie('langue')).optional(),
      theme: z.enum(THEMES, saisie('theme')).optional(),
    },
    saisie('preferences'),
  )
  .refine(
    ({ notifications, ...others }) =>
      [...Object.values(notifications ?? {}), ...Object.values(others)].some((value) => value !== undefined),
    saisieDeTexte('rienAModifier'),
  );

/** The proof of who changes something that a stolen session must not. */
export const typedPassword = z.string(saisie('motDePasseActuel')).max(1_000, saisie('motDePasseActuelFaux'));

/**
 * `PATCH /users/me`: what is left out stays. Another e-mail or telephone needs the current password. One name alone is
 * judged by the command, which knows the other.
 */
export const updateMeSchema = z
  .strictObject({
    firstName,
    lastName,
    email,
    phoneNumber,
    /** A city; blank for none. */
    location: z.preprocess((value) => (isBlank(value) ? null : value), line(120).nullable()),
    preferences,
  })
  .partial()
  .extend({ currentPassword: z.preprocess((value) => value || undefined, typedPassword.optional()) })
  .refine(
    ({ currentPassword: _proof, ...change }) => Object.values(change).some((value) => value !== undefined),
    saisieDeTexte('rienAModifier'),
  )
  .refine(isLivingName, namesAnEnded);

/** `PUT /users/me/password`: the new password is judged as at registration. */
export const changePasswordSchema = z
  .strictObject({
    currentPassword: typedPassword.min(1, saisie('motDePasseActuel')),
    newPassword: password,
    confirmPassword,
  })
  .refine((typed) => typed.newPassword === typed.confirmPassword, {
    ...saisie('motsDePasseDifferents'),
    path: ['confirmPassword'],
  });

export type UpdateMeInput = z.output<typeof updateMeSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
