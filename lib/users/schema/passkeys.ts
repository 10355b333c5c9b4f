import { idSchema, line } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/identite';
import { timezoneSchema } from './safety';

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, saisie('reponse'));

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}).default({}),
};

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What a browser answers to `navigator.credentials.create`, as JSON. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z
      .array(z.string().max(40))
      .max(10)
      .transform((given) => TRANSPORTS.filter((one) => given.includes(one)))
      .optional(),
  }),
});

/** What a browser answers to `navigator.credentials.get`, as JSON. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: bytes(200),
  }),
});

const nameSchema = line(60, saisie('nom'));

/** `POST /users/me/passkeys`; without a name it has its device's. */
export const addPasskeySchema = z.strictObject({ response: attestation, name: nameSchema.optional() });

/** `PATCH /users/me/passkeys/{passkeyId}`. */
export const renamePasskeySchema = z.strictObject({ name: nameSchema });

/** `POST /auth/passkey`. */
export const passkeyLoginSchema = z.strictObject({
  response: assertion,
  remember: z.boolean().optional(),
  timezone: timezoneSchema,
});

export const passkeyParams = z.object({ passkeyId: idSchema });

/** What the browser is given to ask for a passkey (WebAuthn's JSON). */
export const passkeyOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyOptions', description: 'Les options WebAuthn, en JSON, à donner telles quelles.' });

export const passkeyViewSchema = z
  .strictObject({
    _id: z.guid(),
    name: z.string().meta({ examples: ['Chrome sur Android'] }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey', description: 'Une clé d’accès de son compte.' });

export type AddPasskeyInput = z.output<typeof addPasskeySchema>;
export type PasskeyLoginInput = z.output<typeof passkeyLoginSchema>;
