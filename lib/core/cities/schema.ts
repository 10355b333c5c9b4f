import * as z from '../zod';

/** `GET /villes`. */
export const villesQuery = z.strictObject({ q: z.string().max(120).default('') });

/** What a city field shows of a suggestion. */
export const villeViewSchema = z
  .strictObject({
    name: z.string().meta({ examples: ['Tanger'] }),
    country: z.string().meta({ description: 'Le code ISO du pays.', examples: ['MA'] }),
    countryName: z.string().meta({ examples: ['Maroc'] }),
    exact: z
      .boolean()
      .meta({ description: 'Ce qui est tapé nomme cette ville, et pas seulement son début.' }),
  })
  .meta({ id: 'Ville', description: 'Une ville que le site connaît.' });
