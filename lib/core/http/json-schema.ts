import 'server-only';
import * as z from '../zod';

export type JsonSchema = Record<string, unknown>;
/** Schemas that have a name of their own (`meta({ id })`), by it. */
export type Components = Record<string, JsonSchema>;

type Direction = 'input' | 'output';

/** A zod schema as JSON Schema. Named ones it holds go into `components`, and stand here as references to there. */
export function toJsonSchema(schema: z.ZodType, io: Direction, components: Components): JsonSchema {
  const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema, io),
  });
  for (const [name, definition] of Object.entries($defs ?? {})) components[name] ??= relink(definition);
  return relink(json);
}

/** Takes out what says nothing to a reader: the pattern behind a format, JavaScript's largest integers. */
function tidy(json: JsonSchema, io: Direction): void {
  if (json.format) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // Clients must bear a field that a later version adds to an answer; that none leaves undeclared is held by the tests.
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
  delete json.id;
}

function relink(json: object): JsonSchema {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
