import { findCountry } from '@/lib/core/cities/countries';
import { idSchema, line } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { DAY_LABELS, SERVICE_LABELS, USAGE_LABELS } from '../labels';
import {
  birthDateProblem,
  normalisePhone,
  normaliseSiret,
  PASSWORD_LENGTH,
  passwordLength,
  siretProblem,
} from '../rules/account';
import { isEndedName, NAME_OF_ENDED } from '../rules/ended-name';
import { isLivingName, namesAnEnded } from './names';
import { timezoneSchema } from './safety';
import { codeSchema } from './two-factor';

const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas';

/** Turns what was typed into what is stored, or refuses it: `read` answers null for what cannot be understood. */
function read<T>(
  max: number,
  requiredMessage: string,
  message: string,
  understand: (text: string) => T | null,
) {
  return line(max, requiredMessage).transform((text, context) => {
    const understood = understand(text);
    if (understood === null) context.addIssue({ code: 'custom', message });
    return understood ?? z.NEVER;
  });
}

/** Not given: left out, null or blank alike. */
function blankable<T extends z.ZodType>(schema: T) {
  const blank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
  return z.preprocess((value) => (blank(value) ? undefined : value), schema.optional());
}

/** A number, also when it comes as text with a French comma. */
function number(message: string, min: number, max: number) {
  const written = /^\s*\d+(?:[.,]\d+)?\s*$/;
  const toNumber = (value: unknown) =>
    typeof value === 'string' && written.test(value) ? Number(value.replace(',', '.')) : value;
  return z.preprocess(toNumber, z.number(message).min(min, message).max(max, message));
}

const emailSchema = z
  .string('Indiquez votre adresse e-mail.')
  .trim()
  .min(1, 'Indiquez votre adresse e-mail.')
  .max(254, 'Cette adresse e-mail est trop longue.')
  .toLowerCase()
  .pipe(z.email('Indiquez une adresse e-mail valide, par exemple nom@exemple.fr.'));

const phoneSchema = read(
  40,
  'Indiquez votre numéro de téléphone.',
  'Indiquez un numéro de téléphone valide, par exemple +33 6 12 34 56 78.',
  normalisePhone,
);

/** A new password. That it is not a common one is checked by the command, where the list is. */
const newPasswordSchema = z
  .string('Choisissez un mot de passe.')
  .min(1, 'Choisissez un mot de passe.')
  .refine(
    (password) => passwordLength(password) >= PASSWORD_LENGTH.min,
    `Au moins ${PASSWORD_LENGTH.min} caractères.`,
  )
  .refine(
    (password) => passwordLength(password) <= PASSWORD_LENGTH.max,
    `${PASSWORD_LENGTH.max} caractères au plus.`,
  );

const siretSchema = read(
  40,
  'Indiquez votre numéro SIRET.',
  'Indiquez un numéro d’entreprise valide (5 à 20 lettres ou chiffres).',
  normaliseSiret,
);

/** `POST /auth/login`. `remember` lengthens the session, `rememberDevice` spares this browser the code for thirty days. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string('Indiquez votre mot de passe.').min(1, 'Indiquez votre mot de passe.').max(1_000),
  remember: z.boolean().optional(),
  timezone: timezoneSchema,
  /** Where there is a second factor. */
  code: z.preprocess((value) => value || undefined, codeSchema.optional()),
  rememberDevice: z.boolean().optional(),
});

const accountFields = {
  firstName: line(60, 'Indiquez votre prénom.'),
  lastName: line(60, 'Indiquez votre nom.'),
  email: emailSchema,
  phoneNumber: phoneSchema,
  password: newPasswordSchema,
  country: read(
    60,
    'Choisissez votre pays de résidence.',
    'Choisissez un pays d’Europe ou d’Afrique.',
    (text) => findCountry(text)?.name ?? null,
  ),
};

type Passwords = { password?: unknown; confirmPassword?: unknown };
const samePassword = ({ password, confirmPassword }: Passwords) =>
  confirmPassword === undefined || confirmPassword === password;
/** Says so beside other mistakes too, instead of after them. */
const differs = {
  path: ['confirmPassword'],
  error: PASSWORDS_DIFFER,
  when: ({ value }: { value: unknown }) => typeof (value as Passwords | null)?.confirmPassword === 'string',
};

/** The registration's second step: what every profile type has in common. */
export const accountStepSchema = z
  .object({ ...accountFields, confirmPassword: z.string().min(1, 'Confirmez votre mot de passe.') })
  .refine(samePassword, differs)
  .refine(isLivingName, namesAnEnded);

/** `POST /auth/register/check`. */
export const registerCheckSchema = z.object({ email: emailSchema, password: newPasswordSchema });

/** What a private person tells, at the registration and later. */
export const particularFields = {
  type: blankable(
    z.enum(
      Object.keys(USAGE_LABELS) as (keyof typeof USAGE_LABELS)[],
      'Choisissez l’un des usages proposés.',
    ),
  ),
  idCard: blankable(line(100)),
  birthDate: z
    .string('Indiquez votre date de naissance.')
    .trim()
    .min(1, 'Indiquez votre date de naissance.')
    .transform((text) => text.replace(/T.*$/, ''))
    .superRefine((day, context) => {
      const problem = birthDateProblem(day, new Date().toISOString().slice(0, 10));
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  address: line(200, 'Indiquez votre adresse.'),
};

const particularDetails = z.object(particularFields, 'Indiquez votre date de naissance et votre adresse.');

/** What a driver tells, at the registration and later. */
export const professionalFields = {
  licenseNumber: line(60, 'Indiquez votre numéro de licence.'),
  insurance: blankable(line(200)),
  vehicleType: line(80, 'Indiquez le type de véhicule.'),
  coverage: z.array(line(80)).max(50, '50 zones au plus.'),
  /** kg */
  capacity: number('Indiquez une capacité de chargement en kg, de 1 à 100 000.', 1, 100_000),
  vehicleDocs: z.array(line(500)).max(20, '20 documents au plus.'),
  bankInfo: blankable(line(100)),
  siret: siretSchema,
  experience: number('Indiquez vos années d’expérience, de 0 à 70.', 0, 70).pipe(
    z.number().int('Indiquez un nombre entier d’années.'),
  ),
};

const professionalDetails = z.object(
  {
    ...professionalFields,
    coverage: professionalFields.coverage.default([]),
    vehicleDocs: professionalFields.vehicleDocs.default([]),
  },
  'Indiquez votre activité de chauffeur.',
);

const days = Object.keys(DAY_LABELS) as (keyof typeof DAY_LABELS)[];
const openingHours = z.object(
  Object.fromEntries(days.map((day) => [day, blankable(line(60))])) as Record<
    (typeof days)[number],
    ReturnType<typeof blankable<ReturnType<typeof line>>>
  >,
);

/** What an agency tells about itself, at its registration and later. */
export const agencyFields = {
  companyName: line(120, 'Indiquez le nom de l’entreprise.').refine(
    (name) => !isEndedName(name),
    NAME_OF_ENDED,
  ),
  address: line(200, 'Indiquez l’adresse de l’agence.'),
  openingHours,
  storageCapacity: z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    line(60, 'Indiquez la capacité de stockage.'),
  ),
  mainContact: z.object({
    name: blankable(line(120)),
    phone: blankable(phoneSchema),
    email: blankable(emailSchema),
  }),
  services: z
    .array(z.enum(Object.keys(SERVICE_LABELS) as (keyof typeof SERVICE_LABELS)[], 'Ce service n’existe pas.'))
    .transform((services) => [...new Set(services)]),
};

/** What an agency tells and nobody else sees. */
export const agencyPapers = { siret: siretSchema, bankInfo: blankable(line(100)) };

const agencyDetails = z.object(
  {
    ...agencyFields,
    ...agencyPapers,
    openingHours: agencyFields.openingHours.default({}),
    insurance: blankable(line(200)),
    /** File names are accepted and mean nothing before the files exist: photos are uploaded once the account is there. */
    agencyPhotos: z.array(line(500)).max(20, '20 photos au plus.').default([]),
    mainContact: agencyFields.mainContact.default({}),
    services: agencyFields.services.default([]),
  },
  'Indiquez les informations de l’agence.',
);

const absent = z.undefined('Ne donnez que les informations du profil choisi.').optional();
const common = { ...accountFields, confirmPassword: z.string().optional(), timezone: timezoneSchema };

type Block = 'professionalDetails' | 'agencyDetails';
type WithCompany = { country?: unknown } & Partial<Record<Block, { siret?: unknown }>>;

/** Judges the company number by the country, beside other mistakes too. */
const siretFits = (block: Block) => (value: unknown, context: z.RefinementCtx) => {
  const { country, [block]: details } = value as WithCompany;
  const message = siretProblem(String(details?.siret), String(country));
  if (message) context.addIssue({ code: 'custom', path: [block, 'siret'], message });
};
const whenSiretIsThere = (block: Block) => ({
  when: ({ value }: { value: unknown }) =>
    /^[A-Z0-9]{5,20}$/.test(String((value as WithCompany | null)?.[block]?.siret ?? '')),
});

/** `POST /auth/register`: the common fields and exactly the block of the chosen type (docs/api.md). */
export const registerSchema = z.discriminatedUnion(
  'userType',
  [
    z
      .object({
        ...common,
        userType: z.literal('particular'),
        particularDetails,
        professionalDetails: absent,
        agencyDetails: absent,
      })
      .refine(samePassword, differs)
      .refine(isLivingName, namesAnEnded),
    z
      .object({
        ...common,
        userType: z.literal('professional'),
        professionalDetails,
        particularDetails: absent,
        agencyDetails: absent,
      })
      .refine(samePassword, differs)
      .refine(isLivingName, namesAnEnded)
      .superRefine(siretFits('professionalDetails'), whenSiretIsThere('professionalDetails')),
    z
      .object({
        ...common,
        userType: z.literal('agency'),
        agencyDetails,
        particularDetails: absent,
        professionalDetails: absent,
      })
      .refine(samePassword, differs)
      .refine(isLivingName, namesAnEnded)
      .superRefine(siretFits('agencyDetails'), whenSiretIsThere('agencyDetails')),
  ],
  'Choisissez un type de profil\u202f: particular, professional ou agency.',
);

/** `PUT /users/stats`: accepted as older clients send it; the counts come from the rows. */
export const statsSchema = z.object({
  type: line(40),
  action: z.enum(['increment', 'decrement'], 'Cette action n’existe pas.'),
});

/** `params` of `/users/{userId}`. */
export const userParams = z.object({ userId: idSchema });

/** `PUT /users/{userId}/profile-image`: what `POST /upload/image` answered, or nothing for no photo. */
export const profileImageSchema = z.object({
  profileImage: z
    .string('Indiquez l’adresse de la photo.')
    .max(500)
    .nullable()
    .transform((url) => url || null),
});

export type LoginInput = z.output<typeof loginSchema>;
export type RegisterCheckInput = z.output<typeof registerCheckSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
