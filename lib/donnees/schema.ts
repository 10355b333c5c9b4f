import { z } from '@/lib/core/zod';

/** How many things of a kind are named that keep an account from ending. */
export const SHOWN = 20;

/** Something that runs: what it is, of which way, and where it is ended. */
export type Attente = { genre: 'reservation' | 'paiement' | 'litige'; trajet: string | null; lien: string };

/** What is typed to delete an account. */
export const CONFIRMATION = 'SUPPRIMER';

const password = z
  .string('Indiquez votre mot de passe.')
  .min(1, 'Indiquez votre mot de passe.')
  .max(200, 'Ce mot de passe est trop long.');

/** `DELETE /users/me`. */
export const deleteAccountSchema = z.object({
  confirmation: z
    .string(`Écrivez ${CONFIRMATION}.`)
    .trim()
    .refine((word) => word.toUpperCase() === CONFIRMATION, `Écrivez ${CONFIRMATION} pour confirmer.`),
  password,
});

export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;
