import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/identite';

/** Six digits of an app, or a recovery code; how it is spaced does not matter. */
export const codeSchema = z.string(saisie('code')).trim().min(1, saisie('code')).max(40, saisie('codeLong'));

const blank = (value: unknown) => (value === '' ? undefined : value);

/** `POST /users/me/proof`. */
export const proofSchema = z.strictObject({
  password: z.preprocess(blank, z.string().max(1_000).optional()),
  code: z.preprocess(blank, codeSchema.optional()),
});

/** `PUT /users/me/two-factor`: a first code proves that the app has the key. */
export const confirmFactorSchema = z.strictObject({ code: codeSchema });

export const factorKeySchema = z
  .strictObject({
    secret: z.string().meta({ description: 'La clé, à taper dans une application d’authentification.' }),
    uri: z.string().meta({ description: 'La même, comme les applications la lisent (otpauth://).' }),
    qr: z.string().meta({ description: 'La même, en QR code\u202f: une image SVG en data:.' }),
  })
  .meta({ id: 'FactorKey', description: 'Ce qu’il faut pour ajouter le compte à une application.' });

export const recoveryCodesSchema = z.strictObject({
  codes: z.array(z.string()).meta({
    description: 'Chacun ouvre le compte une fois, sans l’application. Montrés une seule fois.',
    examples: [['7kq2m-x9d4p']],
  }),
});

export type ProofInput = z.output<typeof proofSchema>;
