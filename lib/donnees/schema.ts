import * as z from '@/lib/core/zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import { saisie } from '@/lib/langues/saisie/donnees';

/** How many things of a kind are named that keep an account from ending. */
export const SHOWN = 20;

/** Something that runs: what it is, of which way, and where it is ended. */
export type Attente = { genre: 'reservation' | 'paiement' | 'litige'; trajet: string | null; lien: string };

/** What is typed to delete an account, in each language's own letters; any of them will do. */
export const CONFIRMATION: Record<Langue, string> = { fr: 'SUPPRIMER', en: 'DELETE', ar: 'حذف' };
const isConfirmation = (word: string) => Object.values(CONFIRMATION).includes(word.toUpperCase());

const password = z
  .string(saisie('motDePasse'))
  .min(1, saisie('motDePasse'))
  .max(200, saisie('motDePasseLong'));

/** `DELETE /users/me`. */
export const deleteAccountSchema = z.object({
  confirmation: z.string(saisie('confirmation')).trim().refine(isConfirmation, saisie('confirmer')),
  password,
});

/** `POST /users/me/donnees`. */
export const downloadSchema = z.object({ password });

/** `params` of `/users/me/donnees/{token}`. */
export const downloadParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const askedDownloadSchema = z.strictObject({
  lien: z
    .string()
    .nullable()
    .meta({
      description:
        'Où prendre le fichier ZIP, pendant 24 heures\u202f; null quand le lien viendra par e-mail.',
      examples: ['/api/users/me/donnees/0V2m…'],
    }),
});

export type PasswordInput = z.output<typeof downloadSchema>;
export type AskedDownload = z.output<typeof askedDownloadSchema>;
export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;
