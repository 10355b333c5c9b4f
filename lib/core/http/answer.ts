import { ERROR_STATUS, type ErrorCode } from '../errors';
import * as z from '../zod';

const success = z.literal('success');

/** A success that answers one thing: the schema of its whole body. */
export function answerOf<S extends z.ZodType>(data: S) {
  return z.strictObject({ status: success, data });
}

/** A success that has nothing to tell. */
export const nothing = answerOf(z.null());

/** A list's page; `meta` is what it tells beside the place where the next one begins. */
export function pageOf<S extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  item: S,
  meta = {} as M,
) {
  const nextCursor = z
    .string()
    .nullable()
    .meta({ description: 'À donner en cursor pour la page suivante\u202f; null après la dernière.' });
  return z.strictObject({
    status: success,
    data: z.array(item),
    meta: z.strictObject({ nextCursor, ...meta }),
  });
}

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The body of every failure. */
export const errorAnswer = z
  .strictObject({
    status: z.literal('error'),
    code: z.enum(codes).meta({ examples: ['invalid'] }),
    message: z.string().meta({
      description:
        'À montrer tel quel. En français, ou dans la langue que veut Accept-Language parmi celles du site.',
      examples: ['Indiquez la ville de départ.'],
    }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({
        description: 'Les champs refusés, par leur chemin (etapes.1.ville), et pourquoi.',
        examples: [{ villeDepart: 'Indiquez la ville de départ.' }],
      }),
    requestId: z
      .guid()
      .optional()
      .meta({ description: 'Avec un 500 ou un 503\u202f: à citer quand vous nous écrivez.' }),
  })
  .meta({ id: 'Error', description: 'Un refus ou une panne.' });

/** A success that is a document and no JSON. */
export const document = (description: string) => z.string().meta({ format: 'binary', description });

/** A document that is downloaded: `file(…)` answers it. */
export type FileType =
  | 'application/pdf'
  | 'application/zip'
  | 'text/csv; charset=utf-8'
  | 'text/calendar; charset=utf-8'
  | 'image/webp';
