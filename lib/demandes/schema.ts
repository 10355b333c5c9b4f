import { line, optionalText, pageQuery, text } from '@/lib/core/schema';
import { parseInZone } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';

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
  .refine(
    (value) => value === '' || isWebAddress(value),
    'Indiquez un lien complet, par exemple https://exemple.fr/produit.',
  )
  // A phone's keyboard writes Https.
  .transform((value) => value.replace(/^https?:/i, (scheme) => scheme.toLowerCase()));

function isWebAddress(value: string): boolean {
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

const day = z
  .string('Indiquez la date limite.')
  .regex(/^\d{4}-\d{2}-\d{2}(?:T|$)/, 'Indiquez la date limite.')
  .transform((value) => value.slice(0, 10))
  .refine((value) => parseInZone(value, 'UTC') !== null, 'Cette date n’existe pas.');

const fields = {
  titre: line(120, 'Donnez un titre à votre besoin.'),
  description: text(2_000, 'Décrivez votre besoin.'),
  categorie: z.enum(CATEGORIES, 'Choisissez une catégorie.'),
  budget: z
    .number('Indiquez un budget en euros.')
    .min(0, 'Le budget ne peut pas être négatif.')
    .max(MAX_EUROS, 'Le budget ne peut pas dépasser 1 000 000 €.'),
  lieuLivraison: line(120, 'Indiquez le lieu de livraison.'),
  dateLimite: day,
  urgent: z.boolean(),
  lienProduit: lienSchema.nullish(),
  imagePath: z.string('Une image est requise').min(1, 'Une image est requise').max(500),
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
    dateLimite: day.refine(
      (value) => value >= today || value === current?.dateLimite,
      'La date limite ne peut pas être passée.',
    ),
    imagePath: current ? fields.imagePath.or(z.literal('')) : fields.imagePath,
  });
}

/** `PUT /demandes/{id}`: any of the fields; `{ isVisible }` hides or shows, `{ status }` moves the need on. */
export const updateDemandeSchema = z
  .object({ ...fields, status: z.enum(STATUTS_DEMANDE, 'Ce statut n’existe pas.') })
  .partial()
  .refine((input) => Object.keys(input).length > 0, 'Rien à modifier.');

/** `PUT /demandes/{id}/visibility`. */
export const visibilitySchema = z.object({ isVisible: z.boolean('Indiquez true ou false.') });

/** `GET /demandes` (docs/api.md). */
export const listDemandesSchema = z.strictObject({
  search: z.string().trim().max(120, '120 caractères au plus.').optional(),
  categorie: z.enum(CATEGORIES, 'Cette catégorie n’existe pas.').optional(),
  ville: z.string().trim().max(120, '120 caractères au plus.').optional(),
  ...pageQuery,
});

export const urgentDemandesSchema = z.strictObject({ limit: pageQuery.limit });
export const listUserDemandesSchema = z.strictObject(pageQuery);

export type DemandeInput = z.output<typeof createDemandeSchema>;
export type DemandeChange = z.output<typeof updateDemandeSchema>;
export type DemandeFilters = z.output<typeof listDemandesSchema>;
