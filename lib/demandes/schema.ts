import { line, optionalText, pageQuery, text } from '@/lib/core/schema';
import { parseInZone } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/demandes';
import { saisie as saisieDeTexte } from '@/lib/langues/saisie/textes';

export const CATEGORIES = ['Électronique', 'Cosmétique', 'Gaming', 'Mode', 'Autres'] as const;
export type Categorie = (typeof CATEGORIES)[number];
/** What the list's filters offer (docs/rules.md). */
export const FILTER_CATEGORIES = ['Électronique', 'Cosmétique', 'Gaming', 'Mode'] as const;
export const FILTER_VILLES = ['Casablanca', 'Rabat', 'Marrakech', 'Tanger'] as const;
export const STATUTS_DEMANDE = ['en attente', 'en cours', 'terminée'] as const;
export type StatutDemande = (typeof STATUTS_DEMANDE)[number];

const MAX_EUROS = 1_000_000;

const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** A product's address: http or https, nothing else. One that was typed without (« www.exemple.fr/velo ») is read as https. */
const lienSchema = optionalText(2_000)
  .overwrite((value) => (BARE_HOST.test(value) ? `https://${value}` : value))
  .refine((value) => value === '' || isWebAddress(value), saisie('lien'))
  // A phone's keyboard writes Https.
  .transform((value) => value.replace(/^https?:/i, (scheme) => scheme.toLowerCase()));

function isWebAddress(value: string): boolean {
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

const day = z
  .string(saisie('dateLimite'))
  .regex(/^\d{4}-\d{2}-\d{2}(?:T|$)/, saisie('dateLimite'))
  .transform((value) => value.slice(0, 10))
  .refine((value) => parseInZone(value, 'UTC') !== null, saisie('dateInconnue'));

const fields = {
  titre: line(120, saisie('titre')),
  description: text(2_000, saisie('description')),
  categorie: z.enum(CATEGORIES, saisie('categorie')),
  budget: z.number(saisie('budget')).min(0, saisie('budgetNegatif')).max(MAX_EUROS, saisie('budgetMax')),
  lieuLivraison: line(120, saisie('lieu')),
  dateLimite: day,
  urgent: z.boolean(),
  lienProduit: lienSchema.nullish(),
  imagePath: z.string(saisie('image')).min(1, saisie('image')).max(500),
  isVisible: z.boolean().optional(),
};

/** `POST /demandes` (docs/rules.md). `imagePath` is what `POST /upload/image` answered. */
export const createDemandeSchema = z.object({
  ...fields,
  categorie: fields.categorie.default('Électronique'),
  urgent: fields.urgent.default(false),
});

/**
 * The need form (docs/rules.md): what `POST` takes, and no deadline before `today` (YYYY-MM-DD). An edited
 * need (`current`) may keep the deadline and the picture it has.
 */
export function demandeFormSchema(today: string, current?: { dateLimite: string }) {
  return createDemandeSchema.extend({
    dateLimite: day.refine((value) => value >= today || value === current?.dateLimite, saisie('datePassee')),
    imagePath: current ? fields.imagePath.or(z.literal('')) : fields.imagePath,
  });
}

/** `PUT /demandes/{id}`: any of the fields; `{ isVisible }` hides or shows, `{ status }` moves the need on. */
export const updateDemandeSchema = z
  .object({ ...fields, status: z.enum(STATUTS_DEMANDE, saisie('statut')) })
  .partial()
  .refine((input) => Object.keys(input).length > 0, saisieDeTexte('rienAModifier'));

/** `PUT /demandes/{id}/visibility`. */
export const visibilitySchema = z.object({ isVisible: z.boolean(saisieDeTexte('vraiFaux')) });

/** `GET /demandes` (docs/api.md). */
export const listDemandesSchema = z.strictObject({
  search: z.string().trim().max(120).optional(),
  categorie: z.enum(CATEGORIES, saisie('categorieInconnue')).optional(),
  ville: z.string().trim().max(120).optional(),
  ...pageQuery,
});

export const urgentDemandesSchema = z.strictObject({ limit: pageQuery.limit });
export const listUserDemandesSchema = z.strictObject(pageQuery);

export type DemandeInput = z.output<typeof createDemandeSchema>;
export type DemandeChange = z.output<typeof updateDemandeSchema>;
export type DemandeFilters = z.output<typeof listDemandesSchema>;
