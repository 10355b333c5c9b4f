import { dayView, idView, imageUrlView, imageViewSchema, instantView } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { LANGUES } from '@/lib/langues/langue.mjs';
import type { Day } from '../labels';
import { SERVICES, USAGES, USER_TYPES } from '../rules/account';
import { THEMES } from '../rules/preferences';
import { DAYS } from '../rules/week';

const summary = {
  _id: idView,
  id: idView.meta({ description: 'Le même que _id.' }),
  firstName: z.string().meta({ examples: ['Yassine'] }),
  lastName: z.string().meta({ examples: ['Benali'] }),
  companyName: z
    .string()
    .nullable()
    .meta({ description: 'Le nom d’une agence\u202f; les personnes n’en ont pas.' }),
  profileImage: imageUrlView.nullable(),
  createdAt: instantView,
  isVerified: z.boolean().meta({ description: 'Son identité a été vérifiée.' }),
  verified: z.boolean().meta({ description: 'Comme isVerified.' }),
  emailConfirme: z
    .boolean()
    .meta({ description: 'Son adresse e-mail a été confirmée par un lien.', examples: [true] }),
  rating: z
    .number()
    .nullable()
    .meta({ description: 'La moyenne des avis reçus\u202f; null sans avis.', examples: [4.8] }),
  reviewCount: z.int().meta({ examples: [27] }),
  userType: z.enum(USER_TYPES),
};

/** What another domain shows of a person beside their things. `rating` is null without reviews. */
export const userSummaryViewSchema = z
  .strictObject(summary)
  .meta({ id: 'UserSummary', description: 'Une personne ou une agence, à côté de ce qu’elle publie.' });

/** True counts of what a person published and received (docs/api.md, `stats`). */
export const userStatsViewSchema = z
  .strictObject({
    demandes: z.int().meta({ examples: [2] }),
    transports: z.int().meta({ examples: [9] }),
    produits: z.int().meta({ examples: [0] }),
    evaluations: z.int().meta({ examples: [27] }),
  })
  .meta({
    id: 'UserStats',
    description: 'Combien d’annonces et d’avis, comptés sur les annonces elles-mêmes.',
  });

const published = {
  companyName: z.string().meta({ examples: ['Trans Atlas'] }),
  address: z.string().meta({ examples: ['4 rue de la Gare, 69002 Lyon'] }),
  ville: z
    .string()
    .nullable()
    .meta({ examples: ['Lyon'] }),
  timezone: z.string().meta({ examples: ['Europe/Paris'] }),
  openingHours: z
    .strictObject(
      Object.fromEntries(DAYS.map((day) => [day, z.string().optional()])) as Record<
        Day,
        z.ZodOptional<z.ZodString>
      >,
    )
    .meta({ examples: [{ monday: '9h-18h', saturday: '10h-13h' }] }),
  storageCapacity: z.string().meta({ examples: ['250 m³'] }),
  services: z.array(z.enum(SERVICES)),
  mainContact: z
    .strictObject({ name: z.string().nullable(), phone: z.string().nullable(), email: z.email().nullable() })
    .meta({ description: 'Le contact que l’agence publie.' }),
  agencyPhotos: z.array(imageUrlView),
  photos: z.array(imageViewSchema),
};

const agencyDetailsViewSchema = z
  .strictObject(published)
  .meta({ id: 'AgencyDetails', description: 'La fiche qu’une agence publie.' });

/** What was verified of a person; of who works with it also the trade's documents. */
export const verificationsViewSchema = z
  .strictObject({
    identite: z.boolean(),
    email: z.boolean(),
    telephone: z.boolean(),
    entreprise: z.boolean().optional(),
    licence: z.boolean().optional(),
    assurance: z.boolean().optional(),
  })
  .meta({
    description:
      'Ce qui a été vérifié et vaut encore\u202f; entreprise, licence et assurance pour les professionnels et les agences.',
  });

const profile = {
  ...summary,
  location: z
    .string()
    .nullable()
    .meta({ examples: ['Lyon'] }),
  country: z.string().meta({ examples: ['France'] }),
  verifications: verificationsViewSchema,
  stats: userStatsViewSchema,
};

/** Anybody's view of a person. */
export const publicUserViewSchema = z
  .strictObject({ ...profile, agencyDetails: agencyDetailsViewSchema.optional() })
  .meta({
    id: 'User',
    description: 'Un profil public\u202f: jamais d’e-mail, de téléphone ni d’adresse personnels.',
  });

/** An agency as anybody sees it. */
export const agencyViewSchema = z
  .strictObject({ ...profile, agencyDetails: agencyDetailsViewSchema })
  .meta({ id: 'Agency', description: 'Le profil public d’une agence, avec sa fiche.' });

const particularDetails = z
  .strictObject({
    type: z.enum(USAGES).nullable(),
    idCard: z.string().nullable(),
    birthDate: dayView.meta({ examples: ['1990-05-17'] }),
    address: z.string().meta({ examples: ['3 rue des Tanneurs, 69003 Lyon'] }),
  })
  .meta({ id: 'ParticularDetails', description: 'Ce qu’un particulier a dit de lui à l’inscription.' });

const professionalDetails = z
  .strictObject({
    licenseNumber: z.string(),
    insurance: z.string().nullable(),
    vehicleType: z.string().meta({ examples: ['Fourgon'] }),
    coverage: z.array(z.string()),
    capacity: z.number().meta({ description: 'En kg.', examples: [1200] }),
    vehicleDocs: z.array(z.string()),
    bankInfo: z.string().nullable(),
    siret: z.string(),
    experience: z.int().meta({ description: 'En années.', examples: [6] }),
  })
  .meta({ id: 'ProfessionalDetails', description: 'Ce qu’un chauffeur a dit de lui à l’inscription.' });

const ownAgencyDetails = z
  .strictObject({
    ...published,
    siret: z.string(),
    insurance: z.string().nullable(),
    bankInfo: z.string().nullable(),
  })
  .meta({ id: 'OwnAgencyDetails', description: 'Sa propre fiche d’agence, avec ce qui ne se publie pas.' });

/** Everything an account holds about its owner, secrets excepted. */
export const meViewSchema = z
  .strictObject({
    ...profile,
    email: z.email().meta({ examples: ['yassine@exemple.fr'] }),
    emailEnAttente: z
      .email()
      .nullable()
      .meta({
        description: 'La nouvelle adresse demandée, qui compte dès que son lien l’a confirmée.',
        examples: [null],
      }),
    phoneNumber: z.string().meta({ examples: ['+33612345678'] }),
    demandesATraiter: z.strictObject({ total: z.int(), transports: z.record(z.guid(), z.int()) }).meta({
      description:
        'Les demandes de réservation qui attendent sa réponse de transporteur, en tout et par transport (cent au plus).',
      examples: [{ total: 2, transports: { '01a1ca40-3742-76b0-8b6c-50a66b4654a9': 2 } }],
    }),
    signalementsATraiter: z
      .int()
      .nullable()
      .meta({
        description:
          'Les signalements et les documents qui attendent la modération (cent au plus)\u202f; null pour qui n’en fait pas partie.',
        examples: [null],
      }),
    preferences: z.strictObject({
      notifications: z.strictObject({
        email: z.boolean(),
        push: z.boolean(),
        message: z.boolean(),
        newDemande: z.boolean(),
        transportUpdate: z.boolean(),
        alertes: z.boolean(),
      }),
      newsletter: z.boolean(),
      language: z.enum(LANGUES).meta({ examples: ['fr'] }),
      timezone: z.string().meta({ examples: ['Europe/Paris'] }),
      theme: z.enum(THEMES).meta({ examples: ['system'] }),
    }),
    twoFactor: z.boolean(),
    particularDetails: particularDetails.optional(),
    professionalDetails: professionalDetails.optional(),
    agencyDetails: ownAgencyDetails.optional(),
  })
  .meta({ id: 'Me', description: 'Son propre compte\u202f; ces détails ne sont montrés qu’à lui.' });

/** The photo of a profile after a change: its address as everywhere else, and what a page needs to show it. */
export const profileImageViewSchema = z.strictObject({
  profileImage: imageUrlView.nullable(),
  image: imageViewSchema.nullable(),
});

const token = z.string().meta({
  description: 'À envoyer en «\u00a0Authorization: Bearer …\u00a0».',
  examples: ['eyJhbGciOiJkaXIi…'],
});

/** A session that was just begun. */
const sessionViewSchema = z
  .strictObject({ token, user: meViewSchema })
  .meta({ id: 'Session', description: 'Une session qui commence\u202f: son jeton, et le compte.' });

/** What login and registration answer: the session, at the top as well as in `data`. */
export const sessionAnswer = z.strictObject({
  status: z.literal('success'),
  token,
  user: meViewSchema,
  data: sessionViewSchema,
});

export const newTokenViewSchema = z.strictObject({ token });
export const endedSessionsViewSchema = z.strictObject({
  ended: z.int().meta({ description: 'Combien de sessions ont pris fin.', examples: [2] }),
});

/** Somebody whom the actor blocked. */
export const blockViewSchema = z
  .strictObject({
    user: userSummaryViewSchema,
    bloqueLe: instantView,
  })
  .meta({ id: 'Block', description: 'Une personne que l’on a bloquée, et depuis quand.' });

/** Whether the actor blocked somebody. */
export const blockedViewSchema = z.strictObject({ bloque: z.boolean() });
