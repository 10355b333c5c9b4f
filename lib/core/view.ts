import * as z from './zod';

// What the answers' schemas share. They say what leaves; what comes in is judged by `schema.ts`.

/** A row's id. */
export const idView = z.guid();

/** An instant, ISO 8601 with its zone. */
export const instantView = z.iso.datetime({ offset: true });

/** A day, YYYY-MM-DD. */
export const dayView = z.iso.date();

/** Where a picture is: a path of this site, or an address elsewhere. */
export const imageUrlView = z
  .string()
  .meta({ format: 'uri-reference', examples: ['/uploads/0199c1de-6f1a-7c3e-8a52-0d7f4b6e2c11-1280.webp'] });

export const imageViewSchema = z
  .strictObject({
    url: imageUrlView,
    width: z.int().meta({ examples: [1280] }),
    height: z.int().meta({ examples: [960] }),
    widths: z.array(z.int()).meta({
      description: 'Les largeurs dans lesquelles elle existe, en pixels.',
      examples: [[320, 640, 1280]],
    }),
  })
  .meta({ id: 'Image', description: 'Une image, telle qu’une page la montre.' });
