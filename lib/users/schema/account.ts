import { findCountry } from '@/lib/core/cities/countries';
import { idSchema, line } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/comptes';
import { saisie as texte } from '@/lib/langues/saisie/textes';
import {
  birthDateProblem,
  MINIMUM_AGE,
  normalisePhone,
  normaliseSiret,
  PASSWORD_LENGTH,
  passwordLength,
  SERVICES,
  siretProblem,
  USAGES,
} from '../rules/account';
import { isEndedName } from '../rules/ended-name';
import { DAYS } from '../rules/week';
import { isLivingName, namesAnEnded } from './names';
import { timezoneSchema } from './safety';
import { codeSchema } from './two-factor';

type Sentence = ReturnType<typeof saisie>;

/** Turns what was typed into what is stored, or refuses it: `read` answers null for what cannot be understood. */
function read<T>(max: number, required: Sentence, wrong: Sentence, understand: (text: string) => T | null) {
  return line(max, required).transform((text, context) => {
    const understood = understand(text);
    if (understood === null) context.addIssue({ code: 'custom', message: wrong.error() });
    return understood ?? z.NEVER;
  });
}

/** Not given: left out, null or blank alike. */
function blankable<T extends z.ZodType>(schema: T) {
  const blank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
  return z.preprocess((value) => (blank(value) ? undefined : value), schema.optional());
}

/** A number, also when it comes as text with a French comma. */
function number(wrong: Sentence, min: number, max: number) {
  const written = /^\s*\d+(?:[.,]\d+)?\s*$/;
  const toNumber = (value: unknown) =>
    typeof value === 'string' && written.test(value) ? Number(value.replace(',', '.')) : value;
  return z.preprocess(toNumber, z.number(wrong).min(min, wrong).max(max, wrong));
}

const emailSchema = z
  .string(saisie('email'))
  .trim()
  .min(1, saisie('email'))
  .max(254, saisie('emailLong'))
  .toLowerCase()
  .pipe(z.email(saisie('emailInvalide')));

const phoneSchema = read(40, saisie('telephone'), saisie('telephoneInvalide'), normalisePhone);

/** A new password. That it is not a common one is checked by the command, where the list is. */
const newPasswordSchema = z
  .string(saisie('nouveauMotDePasse'))
  .min(1, saisie('nouveauMotDePasse'))
  .refine(
    (password) => passwordLength(password) >= PASSWORD_LENGTH.min,
    saisie('motDePasseCourt', { n: PASSWORD_LENGTH.min }),
  )
  .refine(
    (password) => passwordLength(password) <= PASSWORD_LENGTH.max,
    texte('caracteres', { n: PASSWORD_LENGTH.max }),
  );

const siretSchema = read(40, saisie('siret'), saisie('siretInvalide'), normaliseSiret);

/** `POST /auth/login`. `remember` lengthens the session, `rememberDevice` spares this browser the code for thirty days. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string(saisie('motDePasse')).min(1, saisie('motDePasse')).max(1_000),
  remember: z.boolean().optional(),
  timezone: timezoneSchema,
  /** Where there is a second factor. */
  code: z.preprocess((value) => value || undefined, codeSchema.optional()),
  rememberDevice: z.boolean().optional(),
});

const accountFields = {
  firstName: line(60, saisie('prenom')),
  lastName: line(60, saisie('nomDeFamille')),
  email: emailSchema,
  phoneNumber: phoneSchema,
  password: newPasswordSchema,
  country: read(60, saisie('pays'), saisie('paysInvalide'), (text) => findCountry(text)?.name ?? null),
};

type Passwords = { password?: unknown; confirmPassword?: unknown };
const samePassword = ({ password, confirmPassword }: Passwords) =>
  confirmPassword === undefined || confirmPassword === password;
/** Says so beside other mistakes too, instead of after them. */
const differs = {
  ...saisie('motsDePasseDifferents'),
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) => typeof (value as Passwords | null)?.confirmPassword === 'string',
};

/** The registration's second step: what every profile type has in common. */
export const accountStepSchema = z
  .object({ ...accountFields, confirmPassword: z.string().min(1, saisie('confirmation')) })
  .refine(samePassword, differs)
  .refine(isLivingName, namesAnEnded);

/** `POST /auth/register/check`. */
export const registerCheckSchema = z.object({ email: emailSchema, password: newPasswordSchema });

const BIRTH_DATE = {
  invalid: saisie('naissanceInvalide'),
  future: saisie('naissanceFuture'),
  year: saisie('naissanceAnnee'),
  minor: saisie('ageMinimum', { n: MINIMUM_AGE }),
};

/** What a private person tells, at the registration and later. */
export const particularFields = {
  type: blankable(z.enum(USAGES, saisie('usage'))),
  idCard: blankable(line(100)),
  birthDate: z
    .string(saisie('naissance'))
    .trim()
    .min(1, saisie('naissance'))
    .transform((text) => text.replace(/T.*$/, ''))
    .superRefine((day, context) => {
      const problem = birthDateProblem(day, new Date().toISOString().slice(0, 10));
      if (problem) context.addIssue({ code: 'custom', message: BIRTH_DATE[problem].error() });
    }),
  address: line(200, saisie('adresse')),
};

const particularDetails = z.object(particularFields, saisie('particulier'));

/** What a driver tells, at the registration and later. */
export const professionalFields = {
  licenseNumber: line(60, saisie('licence')),
  insurance: blankable(line(200)),
  vehicleType: line(80, saisie('vehicule')),
  coverage: z.array(line(80)).max(50, saisie('zones', { n: 50 })),
  /** kg */
  capacity: number(saisie('capacite'), 1, 100_000),
  vehicleDocs: z.array(line(500)).max(20, saisie('documents', { n: 20 })),
  bankInfo: blankable(line(100)),
  siret: siretSchema,
  experience: number(saisie('experience'), 0, 70).pipe(z.number().int(saisie('annees'))),
};

const professionalDetails = z.object(
  {
    ...professionalFields,
    coverage: professionalFields.coverage.default([]),
    vehicleDocs: professionalFields.vehicleDocs.default([]),
  },
  saisie('chauffeur'),
);

const openingHours = z.object(
  Object.fromEntries(DAYS.map((day) => [day, blankable(line(60))])) as Record<
    (typeof DAYS)[number],
    ReturnType<typeof blankable<ReturnType<typeof line>>>
  >,
);

/** What an agency tells about itself, at its registration and later. */
export const agencyFields = {
  companyName: line(120, saisie('entreprise')).refine(
    (name) => !isEndedName(name),
    saisie('nomDeCompteFini'),
  ),
  address: line(200, saisie('adresseAgence')),
  openingHours,
  storageCapacity: z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    line(60, saisie('stockage')),
  ),
  mainContact: z.object({
    name: blankable(line(120)),
    phone: blankable(phoneSchema),
    email: blankable(emailSchema),
  }),
  services: z.array(z.enum(SERVICES, saisie('service'))).transform((services) => [...new Set(services)]),
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
    agencyPhotos: z
      .array(line(500))
      .max(20, saisie('photos', { n: 20 }))
      .default([]),
    mainContact: agencyFields.mainContact.default({}),
    services: agencyFields.services.default([]),
  },
  saisie('agence'),
);

const absent = z.undefined(saisie('autreProfil')).optional();
const common = { ...accountFields, confirmPassword: z.string().optional(), timezone: timezoneSchema };

type Block = 'professionalDetails' | 'agencyDetails';
type WithCompany = { country?: unknown } & Partial<Record<Block, { siret?: unknown }>>;

/** Judges the company number by the country, beside other mistakes too. */
const siretFits = (block: Block) => (value: unknown, context: z.RefinementCtx) => {
  const { country, [block]: details } = value as WithCompany;
  const problem = siretProblem(String(details?.siret), String(country));
  if (!problem) return;
  const { error } = saisie(problem === 'length' ? 'siretChiffres' : 'siretErreur');
  context.addIssue({ code: 'custom', path: [block, 'siret'], message: error() });
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
  saisie('typeDeProfil'),
);

/** `PUT /users/stats`: accepted as older clients send it; the counts come from the rows. */
export const statsSchema = z.object({
  type: line(40),
  action: z.enum(['increment', 'decrement'], saisie('action')),
});

/** `params` of `/users/{userId}`. */
export const userParams = z.object({ userId: idSchema });

/** `PUT /users/{userId}/profile-image`: what `POST /upload/image` answered, or nothing for no photo. */
export const profileImageSchema = z.object({
  profileImage: z
    .string(saisie('adressePhoto'))
    .max(500)
    .nullable()
    .transform((url) => url || null),
});

export type LoginInput = z.output<typeof loginSchema>;
export type RegisterCheckInput = z.output<typeof registerCheckSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
