import { expect, test } from 'vitest';
import { type FormSchema, resolverIn } from '@/components/form/resolver';
import * as z from '@/lib/core/zod';
import { reviewFormSchema } from '@/lib/reviews/schema';

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const judged = async (langue: 'fr' | 'en' | 'ar', schema: FormSchema, values: object) => {
  const { errors } = await resolverIn(langue, schema)(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

test.each([
  ['fr', 'Choisissez une note de 1 à 5.', 'Ce champ est obligatoire.'],
  ['en', 'Choose a rating from 1 to 5.', 'This field is required.'],
  ['ar', 'اختر تقييمًا من 1 إلى 5.', 'هذه الخانة إلزامية.'],
] as const)('in %s a form says by itself what its schema refuses', async (langue, note, required) => {
  expect(await judged(langue, reviewFormSchema, { rating: 9, comment: 'Bien.' })).toEqual({ rating: note });
  expect(await judged(langue, z.object({ nom: z.string() }), {})).toEqual({ nom: required });
});

test('values that pass are the schema’s own', async () => {
  const { values, errors } = await resolverIn('ar', reviewFormSchema)(
    { rating: 4, comment: ' Bien. ' },
    undefined,
    options,
  );
  expect([values, errors]).toEqual([{ rating: 4, comment: 'Bien.' }, {}]);
});
