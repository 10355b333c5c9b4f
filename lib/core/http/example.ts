import 'server-only';
import type { Components, JsonSchema } from './json-schema';

const BY_FORMAT: Record<string, string> = {
  uuid: '0199c1de-6f1a-7c3e-8a52-0d7f4b6e2c11',
  'date-time': '2030-06-12T06:30:00+02:00',
  date: '2030-06-12',
  email: 'nom@exemple.fr',
  uri: 'https://exemple.fr/produit',
};

/**
 * A value that fits a schema: the examples it names, and what its types allow where it names none. What may be left out is,
 * unless it names an example; what may be null is.
 */
export function exampleOf(schema: JsonSchema, components: Components): unknown {
  const { examples, enum: choices, anyOf, $ref, properties, required = [], items, format } = schema;
  if (Array.isArray(examples)) return examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null;
  if (Array.isArray(choices)) return choices[0];
  if (typeof $ref === 'string') return exampleOf(components[$ref.split('/').at(-1) ?? ''] ?? {}, components);
  const one = (part: unknown) => exampleOf(part as JsonSchema, components);
  if (Array.isArray(anyOf)) return anyOf.some(({ type }) => type === 'null') ? null : one(anyOf[0]);
  switch (schema.type) {
    case 'object': {
      const shown = Object.entries((properties ?? {}) as Record<string, JsonSchema>).filter(
        ([name, part]) => (required as string[]).includes(name) || 'examples' in part,
      );
      return Object.fromEntries(shown.map(([name, part]) => [name, one(part)]));
    }
    case 'array':
      return items ? Array.from({ length: Number(schema.minItems ?? 1) }, () => one(items)) : [];
    case 'string':
      return BY_FORMAT[String(format)] ?? 'Texte';
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 1;
  }
}
