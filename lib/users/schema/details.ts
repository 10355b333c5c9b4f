import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/comptes';
import { saisie as saisieDeTexte } from '@/lib/langues/saisie/textes';
import { agencyPapers, particularFields, professionalFields } from './account';
import { typedPassword } from './settings';

/** Blank is told apart from left out: it takes away. */
function cleared<B extends object, K extends keyof B>(block: B, keys: readonly K[]) {
  const given = keys.filter((key) => key in block).map((key) => [key, block[key] ?? null]);
  return { ...block, ...(Object.fromEntries(given) as { [P in K]?: B[P] | null }) };
}

const notEmpty = (block: object) => Object.keys(block).length > 0;

/**
 * `PATCH /users/me/details`: what was told at the registration and is on no public page, in the block of one's own type.
 * What is left out stays, what is blank is taken away. Another bank account needs the current password.
 */
export const updateDetailsSchema = z
  .strictObject({
    particularDetails: z
      .strictObject(particularFields)
      .partial()
      .refine(notEmpty, saisieDeTexte('rienAModifier'))
      .transform((block) => cleared(block, ['type', 'idCard'])),
    professionalDetails: z
      .strictObject(professionalFields)
      .partial()
      .refine(notEmpty, saisieDeTexte('rienAModifier'))
      .transform((block) => cleared(block, ['insurance', 'bankInfo'])),
    agencyDetails: z
      .strictObject(agencyPapers)
      .partial()
      .refine(notEmpty, saisieDeTexte('rienAModifier'))
      .transform((block) => cleared(block, ['bankInfo'])),
  })
  .partial()
  .extend({ currentPassword: z.preprocess((value) => value || undefined, typedPassword.optional()) })
  .refine(
    ({ currentPassword: _proof, ...blocks }) => Object.values(blocks).filter(Boolean).length === 1,
    saisie('profil'),
  );

export type DetailsChange = z.output<typeof updateDetailsSchema>;
