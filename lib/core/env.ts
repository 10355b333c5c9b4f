import 'server-only';
import * as z from 'zod';
import { LANGUES, languesOffered } from '@/lib/langues/langue.mjs';
import { isUploadThingToken } from './storage/uploadthing-token';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const productLine = z.string().regex(/^[^\r\n<>"]{1,200}$/, 'doit tenir sur une ligne, sans < > ni "');

/** Every variable the product reads (docs/production.md); `.env.example` describes each. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'doit commencer par postgresql://'),
  DATABASE_DIRECT_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'doit commencer par postgresql://')
      .optional(),
  ),
  DATABASE_POOL: optional(z.coerce.number().int().min(1).max(200).default(10)),
  LIVE_STREAMS: optional(z.coerce.number().int().min(0).max(100_000).default(4_000)),
  HEAP_MB: optional(z.coerce.number().int().min(64).max(32_768).optional()),
  NEXTAUTH_SECRET: z.string().min(32, 'doit avoir au moins 32 caractères'),
  SAFETY_SECRET: optional(z.string().min(32, 'doit avoir au moins 32 caractères').optional()),
  BREACHED_PASSWORDS_URL: optional(z.url('doit être une adresse complète').optional()),
  PAPERS_KEY: optional(z.string().min(32, 'doit avoir au moins 32 caractères').optional()),
  APP_URL: optional(z.url('doit être une adresse complète, par exemple https://rihla.example').optional()),
  DATA_DIR: optional(z.string().default('.data')),
  TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10).default(0)),
  LANGUES: optional(
    z
      .string()
      .regex(/^fr(,(en|ar))*$/, 'nomme des langues parmi fr, en et ar, fr d’abord (fr,en,ar)')
      .default(LANGUES.join(','))
      .transform((names) => languesOffered(names)),
  ),
  CANCELLATION_POLICY: optional(z.enum(['specification', 'faq', 'always']).default('specification')),
  PAYMENT_TEST_MODE: optional(z.enum(['on', 'off']).default('off')),
  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(/^[sr]k_(?:test|live)_\w+$/, 'n’est pas une clé secrète Stripe (sk_… ou rk_…)')
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_\w+$/, 'n’est pas le secret d’un webhook Stripe (whsec_…)')
      .optional(),
  ),
  STRIPE_API_URL: optional(z.url('doit être une adresse complète').optional()),
  UPLOADTHING_TOKEN: optional(
    z
      .string()
      .refine(isUploadThingToken, 'n’est pas un jeton UploadThing (base64 de apiKey, appId, regions)')
      .optional(),
  ),
  UPLOADTHING_INGEST_URL: optional(z.url('doit être une adresse complète').optional()),
  UPLOADTHING_API_URL: optional(z.url('doit être une adresse complète').optional()),
  SMTP_URL: optional(
    z
      .string()
      .refine(
        (url) => /^smtps?:\/\/./.test(url) && URL.canParse(url),
        'doit ressembler à smtp://compte:motdepasse@hote:587 ou smtps://…',
      )
      .optional(),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^[^@\r\n]*[^@\s]@[^@\s]+$/, 'doit contenir une adresse e-mail')
      .optional(),
  ),
  SMS_GATEWAY_URL: optional(z.url('doit être une adresse complète').optional()),
  SMS_GATEWAY_TOKEN: optional(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,500}$/, 'doit tenir en un mot')
      .optional(),
  ),
  SMS_FROM: optional(
    z
      .string()
      .regex(/^(?:[A-Za-z0-9 ]{1,11}|\+\d{6,15})$/, 'doit être un nom de 11 lettres au plus, ou un numéro')
      .optional(),
  ),
  VAPID_PUBLIC_KEY: optional(
    z
      .string()
      .regex(/^[\w-]{87}$/, 'n’est pas une clé VAPID')
      .optional(),
  ),
  VAPID_PRIVATE_KEY: optional(
    z
      .string()
      .regex(/^[\w-]{43}$/, 'n’est pas une clé VAPID')
      .optional(),
  ),
  PUSH_SERVICES: optional(z.string().optional()),
  WORKER: optional(z.enum(['inside', 'separate']).default('inside')),
  OPERATOR_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((email) => z.email().safeParse(email).success),
      'doit nommer des adresses e-mail',
    ),
  MAP_TILES_URL: optional(z.string().optional()),
  MAP_TILES_ATTRIBUTION: optional(z.string().optional()),
  PRODUCT_NAME: optional(productLine.optional()),
  PRODUCT_OPERATOR: optional(productLine.optional()),
  PRODUCT_ADDRESS: optional(productLine.optional()),
  PRODUCT_VAT_NUMBER: optional(
    z
      .string()
      .regex(/^[A-Z]{2}[\dA-Z]{2,12}$/, 'doit être un numéro de TVA intracommunautaire')
      .optional(),
  ),
  PRODUCT_PHONE: optional(productLine.optional()),
  PRODUCT_DIRECTOR: optional(productLine.optional()),
  PRODUCT_HOSTING: optional(productLine.optional()),
  PRODUCT_MEDIATOR: optional(productLine.optional()),
  PRODUCT_EMAIL: optional(z.email('doit être une adresse e-mail').optional()),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')),
});

const envSchema = variables
  .refine(({ SMTP_URL, APP_URL }) => !SMTP_URL || APP_URL, {
    path: ['APP_URL'],
    error: 'obligatoire avec SMTP_URL\u202f: les liens des e-mails en partent',
  })
  .refine((given) => given.SMS_GATEWAY_URL || !(given.SMS_GATEWAY_TOKEN || given.SMS_FROM), {
    path: ['SMS_GATEWAY_URL'],
    error: 'obligatoire avec SMS_GATEWAY_TOKEN et SMS_FROM',
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY, {
    path: ['VAPID_PRIVATE_KEY'],
    error: 'les deux clés VAPID vont ensemble',
  })
  // Money that moves and money that does not are not both meant.
  .refine(({ STRIPE_SECRET_KEY, PAYMENT_TEST_MODE }) => !STRIPE_SECRET_KEY || PAYMENT_TEST_MODE === 'off', {
    path: ['PAYMENT_TEST_MODE'],
    error: 'ne va pas avec STRIPE_SECRET_KEY\u00a0: gardez l’un des deux',
  })
  .refine(({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => !STRIPE_SECRET_KEY === !STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET vont ensemble',
  })
  .refine(({ STRIPE_SECRET_KEY, APP_URL }) => !STRIPE_SECRET_KEY || APP_URL, {
    path: ['APP_URL'],
    error: 'obligatoire avec STRIPE_SECRET_KEY\u00a0: Stripe y renvoie qui a payé',
  })
  .refine((given) => !given.STRIPE_SECRET_KEY || (given.PRODUCT_OPERATOR && given.PRODUCT_ADDRESS), {
    path: ['PRODUCT_OPERATOR'],
    error:
      'obligatoire avec STRIPE_SECRET_KEY, et PRODUCT_ADDRESS avec elle\u202f: les reçus nomment qui encaisse',
  })
  // The launcher demands it with a database of one's own; its embedded default is this machine's alone.
  .refine(({ NODE_ENV, APP_URL }) => NODE_ENV !== 'production' || APP_URL || process.env.RIHLA_LAUNCHER, {
    path: ['APP_URL'],
    error: 'obligatoire\u202f: l’adresse du site, par exemple https://rihla.example',
  });

export type Env = z.infer<typeof envSchema>;

let parsed: Env | undefined;

/** The validated configuration. Throws an Error that lists every variable that is wrong. */
export function env(): Env {
  if (parsed) return parsed;
  const result = envSchema.safeParse(process.env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}\u202f: ${issue.message}`);
    throw new Error(`Configuration invalide (voir .env.example)\u202f:\n${lines.join('\n')}`);
  }
  parsed = result.data;
  return parsed;
}

/** Ends a process that was given a wrong configuration, before it serves anybody; the launcher has judged its own. */
export function demandEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
