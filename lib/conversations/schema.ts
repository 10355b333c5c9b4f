import { idSchema, optionalText, pageQuery, text } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/conversations';

export const MESSAGE_MAX = 4_000;
export const MAX_MESSAGE_IMAGES = 5;
const THINGS = ['demandeId', 'transportId', 'produitId'] as const;

/** What a conversation may be about; about nothing when all are missing. */
const about = {
  demandeId: idSchema.optional(),
  transportId: idSchema.optional(),
  produitId: idSchema.optional(),
};

/** The one field of the contact dialog (docs/screens.md). */
export const contactFormSchema = z.object({ initialMessage: text(MESSAGE_MAX, saisie('message')) });

/** `POST /conversations` (docs/api.md): to whom, about at most one thing, and the first words. */
export const startConversationSchema = contactFormSchema
  .extend({ recipientId: idSchema, ...about })
  .refine((input) => THINGS.filter((thing) => input[thing] !== undefined).length <= 1, {
    ...saisie('uneAnnonce'),
    path: ['demandeId'],
  });

/** An address that a message points to: on this site or elsewhere; payments announce themselves. */
const link = z
  .string()
  .trim()
  .max(500)
  .refine(isLink, saisie('lien'))
  .refine((value) => !/^\/payments(\/|$)/.test(value), saisie('lienPaiement'));

function isLink(value: string): boolean {
  if (value.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(value);
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** `POST /conversations/{id}/messages`: words, pictures that the upload call answered, or both. */
export const writeMessageSchema = z
  .object({
    content: optionalText(MESSAGE_MAX).default(''),
    link: link.optional(),
    images: z
      .array(z.string().max(500))
      .max(MAX_MESSAGE_IMAGES, saisie('images', { n: MAX_MESSAGE_IMAGES }))
      .default([]),
  })
  .refine(({ content, images }) => content !== '' || images.length > 0, {
    ...saisie('message'),
    path: ['content'],
  });

const ordre = z.coerce.number().int().min(0, saisie('numero')).max(2_147_483_647, saisie('numero'));

/** `POST /conversations/{id}/read`: up to which message; all of it without. */
export const readConversationSchema = z.strictObject({ ordre: ordre.optional() });

/** `GET /conversations`: `search` looks among people, titles and cities. */
export const listConversationsSchema = z.strictObject({
  ...pageQuery,
  search: z.string().trim().max(100).optional(),
});

export const unreadConversationsSchema = z.strictObject(pageQuery);

/** `GET /conversations/{id}/messages`: the newest page, older ones by `cursor`, or what came after a number. */
export const listMessagesSchema = z.strictObject({
  ...pageQuery,
  apres: ordre.optional(),
});

/** What happens to a deal and is told in the thread of its two people. */
export const EVENEMENTS = [
  'reservation_demandee',
  'reservation_confirmee',
  'reservation_refusee',
  'reservation_annulee',
  'reservation_expiree',
  'etape_deplacee',
  'colis_collecte',
  'colis_livre',
  'livraison_declaree',
  'remise_avant_annulation',
  'paiement_libere',
  'litige_ouvert',
  'litige_accorde',
  'litige_tranche',
] as const;
export type EvenementType = (typeof EVENEMENTS)[number];

/** Where a payment stands that a thread tells of; the same words as its own (lib/payments/schema.ts). */
export const ETATS_PAIEMENT = [
  'pending',
  'held',
  'disputed',
  'released',
  'refunded',
  'split',
  'failed',
  'withdrawn',
  'lapsed',
] as const;

export type ConversationStart = z.output<typeof startConversationSchema>;
export type MessageInput = z.output<typeof writeMessageSchema>;
export type ConversationFilters = z.output<typeof listConversationsSchema>;
export type MessagesAsked = z.output<typeof listMessagesSchema>;
