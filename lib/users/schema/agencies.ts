import { line, pageQuery } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/comptes';
import { saisie as texte } from '@/lib/langues/saisie/textes';
import { SERVICES } from '../rules/account';
import { agencyFields } from './account';

/** How many photos an agency shows. */
export const MAX_AGENCY_PHOTOS = 8;

/** « stockage,emballage », or the name repeated. */
const listed = (value: unknown) =>
  value === undefined
    ? undefined
    : [value]
        .flat()
        .flatMap((one) => String(one).split(','))
        .map((one) => one.trim())
        .filter((one) => one !== '');

/** `GET /users` (docs/api.md): of people, agencies alone have a public list. */
export const listUsersSchema = z.strictObject({
  userType: z.literal('agency', saisie('listePublique')),
  search: z
    .string()
    .trim()
    .max(120, texte('caracteres', { n: 120 }))
    .optional(),
  ville: z
    .string()
    .trim()
    .max(120, texte('caracteres', { n: 120 }))
    .optional(),
  /** All of them are wanted. */
  services: z.preprocess(
    listed,
    z
      .array(z.enum(SERVICES, saisie('service')))
      .transform((services) => [...new Set(services)])
      .optional(),
  ),
  ...pageQuery,
});

const blankToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** `PUT /users/me/agency`: an agency's details; what is left out stays. Hours, contact and photos are replaced as a whole. */
export const updateAgencySchema = z
  .strictObject({
    companyName: agencyFields.companyName,
    address: agencyFields.address,
    ville: z.preprocess(blankToNull, line(120).nullable()),
    storageCapacity: agencyFields.storageCapacity,
    insurance: z.preprocess(blankToNull, line(200).nullable()),
    openingHours: agencyFields.openingHours,
    mainContact: agencyFields.mainContact,
    services: agencyFields.services,
    /** What `POST /upload/image` answered, in the order to show. */
    agencyPhotos: z
      .array(z.string(saisie('adressePhoto')).max(500))
      .max(MAX_AGENCY_PHOTOS, saisie('photos', { n: MAX_AGENCY_PHOTOS }))
      .transform((urls) => [...new Set(urls)]),
  })
  .partial()
  .refine((input) => Object.keys(input).length > 0, texte('rienAModifier'));

export type AgencyFilters = Omit<z.output<typeof listUsersSchema>, 'userType'>;
export type AgencyChange = z.output<typeof updateAgencySchema>;
