import { describe, expect, it } from 'vitest';
import { contract } from '@/app/api/contract';
import { unknownField } from '@/lib/core/text/value-words';
import * as z from '@/lib/core/zod';
import { valeurs } from '@/lib/langues/messages/fr/valeurs';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  [z.string(), undefined, 'Ce champ est obligatoire.'],
  [z.string(), null, 'Indiquez un texte.'],
  [z.string(), ['a', 'b'], 'Indiquez une seule valeur.'],
  [z.string().min(1), '', 'Ce champ est obligatoire.'],
  [z.string().min(8), 'a', '8 caractères au moins.'],
  [z.string().max(1), 'ab', '1 caractère au plus.'],
  [z.number(), 'a', 'Indiquez un nombre.'],
  [z.number().int(), 1.5, 'Indiquez un nombre entier.'],
  [z.number().min(1), 0, '1 au moins.'],
  [z.number().positive(), 0, 'Plus de 0.'],
  [z.boolean(), 'oui', 'Indiquez oui ou non (true ou false).'],
  [z.array(z.string()), 'a', 'Indiquez une liste.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], '2 éléments au plus.'],
  [z.object({}), [], 'Indiquez un groupe de champs.'],
  [z.enum(['a', 'b']), 'c', 'Choisissez parmi\u202f: a, b.'],
  [z.email(), 'a', 'Indiquez une adresse e-mail valide.'],
  [z.strictObject({}), { x: 1 }, 'Champ inconnu\u202f: x.'],
  [z.union([z.string(), z.number()]), {}, 'Cette valeur ne convient pas.'],
])('%o says what to do with %j', (schema, value, message) => expect(said(schema, value)).toBe(message));

it('names an unknown field, at most in part', () => {
  expect(unknownField('fr', valeurs, 'a'.repeat(10_000))).toHaveLength('Champ inconnu\u202f: .'.length + 40);
  expect(unknownField('fr', valeurs, ' ')).toBe('Un champ n’a pas de nom.');
});

// What programs send by mistake, in every field of every call.
const STRANGE = [null, {}, [], [[]], 'x', '', -1, 1.5, 1e9, true];
const DEVELOPERS = /expected|invalid input|undefined|\bnull\b|chaîne|\breçu|Entrée|Clé|regex|NaN|\[object/i;

describe('every call speaks French for people', () => {
  const bodies = Object.entries(contract).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([method, handler]) => {
      const body = handler.contract?.body;
      return body instanceof z.ZodType ? [[`${method} ${path}`, body] as const] : [];
    }),
  );
  it.each(bodies)('%s', (_, schema) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const inputs: unknown[] = [...STRANGE, { x: 1 }, { '': 1 }];
    for (const name of [...Object.keys(properties), 'userType']) {
      for (const strange of STRANGE)
        inputs.push({ [name]: strange }, { [name]: { x: strange } }, { [name]: [strange] });
    }
    for (const input of inputs) {
      for (const { message } of schema.safeParse(input).error?.issues ?? []) {
        expect(message, JSON.stringify(input)).toMatch(/^\p{Lu}|^\d/u);
        expect(message, JSON.stringify(input)).not.toMatch(DEVELOPERS);
      }
    }
  });
});
