import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer, OpenApiDocument } from '@/lib/core/http/openapi';

/** What the document leaves open to later versions is closed: every object holds what it names and nothing else. */
function closed(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(closed);
  if (typeof json !== 'object' || json === null) return json;
  const copy = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, closed(value)]));
  return 'properties' in copy && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}

/**
 * Reads the API's document as a strict client would: `problemsOf` tells what is wrong with an answer of a call (`post`,
 * `/reservations`, 201) or an answer itself that the document does not name.
 */
export function readDocument(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const { components } = document;
  // The named schemas are compiled once, for all that refer to them.
  const shared = (json: unknown) => JSON.parse(JSON.stringify(closed(json)).replaceAll('"#/', '"api#/'));
  ajv.addSchema({ $id: 'api', components: shared(components) });
  const validators = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const known = validators.get(schema);
    if (known) return known;
    const made = ajv.compile(shared(schema));
    validators.set(schema, made);
    return made;
  };
  const answerOf = (method: string, path: string, status: number): Answer | undefined => {
    const answer = document.paths[path]?.[method]?.responses[status];
    if (!answer || !('$ref' in answer)) return answer;
    return components.responses[answer.$ref.split('/').at(-1) ?? ''];
  };
  const problems = (schema: object, value: unknown): string[] => {
    const validate = validatorOf(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
  return {
    answerOf,
    problems,
    problemsOf(method: string, path: string, status: number, body: unknown): string[] {
      const schema = answerOf(method, path, status)?.content['application/json']?.schema;
      return schema ? problems(schema, body) : ['the document does not name this answer'];
    },
  };
}
