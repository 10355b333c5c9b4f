import 'server-only';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import { LIMITS, type LimitName } from '../limits/rate-limit';
import { PRODUCT_NAME } from '../product';
import * as z from '../zod';
import { errorAnswer } from './answer';
import { exampleOf } from './example';
import { failuresOf, REASONS } from './failures';
import { type Components, type JsonSchema, toJsonSchema } from './json-schema';
import { KEY_HOURS } from './key-hours';
import type { Method, Refusal } from './methods';
import type { Contract, RouteHandler } from './route';

export type RouteModule = Partial<Record<Method, RouteHandler | Refusal>>;

/** What the document says beside the contracts. */
export type OpenApiTexts = {
  description: string;
  /** The first segment of a path → the group it is listed in, in the order of the groups. */
  tags: Record<string, { name: string; description: string }>;
  /** An example body by call (`POST /transports`). */
  bodies: Record<string, unknown>;
};

/** One call in the document. */
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, Content> };
  responses: Record<string, Answer | { $ref: string }>;
};
type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
type Content = { schema: JsonSchema; example?: unknown };
type Header = { description: string; schema: JsonSchema };
export type Answer = {
  description: string;
  headers?: Record<string, Header>;
  content: Record<string, Content>;
};

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Components; responses: Record<string, Answer>; securitySchemes: JsonSchema };
};

/**
 * The OpenAPI 3.1 description of the API, made from the contracts that parse requests and type answers. `modules` maps a
 * path such as `/transports/{id}` to its route file.
 */
export function openapi(modules: Record<string, RouteModule>, texts: OpenApiTexts): OpenApiDocument {
  const components: Components = {};
  const refusals: Record<string, Answer> = {};
  toJsonSchema(z.strictObject({ error: errorAnswer }), 'output', components);
  const paths = Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [
      path,
      Object.fromEntries(
        Object.entries(module).flatMap(([method, { contract }]) =>
          contract
            ? [[method.toLowerCase(), operation({ method, path, contract, texts, components, refusals })]]
            : [],
        ),
      ),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1.0.0', description: texts.description },
    servers: [{ url: '/api' }],
    tags: [...new Map(Object.values(texts.tags).map((tag) => [tag.name, tag])).values()],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
      responses: refusals,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Le jeton de la connexion ou de l’inscription.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description:
            'Celui du navigateur\u202f; __Host-next-auth.session-token là où le site est servi en https.',
        },
      },
    },
  };
}

type Call = {
  method: string;
  path: string;
  contract: Contract;
  texts: OpenApiTexts;
  components: Components;
  /** Answers that calls share, by name. */
  refusals: Record<string, Answer>;
};

function operation(call: Call): Operation {
  const { method, path, contract, texts, components } = call;
  const { summary, auth, body, form, textBytes, status = 200 } = contract;
  const limits = limitsOf(contract);
  const parameters = [
    ...pathParameters(path),
    ...queryParameters(contract, components),
    ...(status === 201 || contract.renewsSession ? [idempotencyHeader] : []),
  ];
  const content = form ? fileContent(form.file) : bodyContent(call);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(.)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    summary,
    ...(limits ? { description: limits } : {}),
    tags: [texts.tags[path.split('/')[1] ?? '']?.name ?? ''],
    ...(auth ? { security: [{ bearer: [] }, { cookie: [] }, ...(auth === 'optional' ? [{}] : [])] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body || form || textBytes ? { requestBody: { required: true, content } } : {}),
    responses: { [status]: success(call), ...failures(call) },
  };
}

/** « Au plus 300 appels en 1 h par compte. » */
function limitsOf({ limit, accountLimit }: Contract): string {
  const say = (name: LimitName, by: string) => {
    const { points, duration } = LIMITS[name];
    const minutes = duration / 60;
    const during = minutes < 60 ? `${minutes}\u00a0min` : `${minutes / 60}\u00a0h`;
    return `Au plus ${points} appels en ${during} par ${by}.`;
  };
  return [limit && say(limit, 'adresse'), accountLimit && say(accountLimit, 'compte')]
    .filter(Boolean)
    .join(' ');
}

function success({ contract, components }: Call): Answer {
  const schema = toJsonSchema(contract.response, 'output', components);
  const cookies = {
    'Set-Cookie': {
      description: 'Les cookies de la session, pour les navigateurs.',
      schema: { type: 'string' },
    },
  };
  return {
    description: contract.status === 201 ? 'Créé.' : 'Réussi.',
    ...(contract.setsCookies ? { headers: cookies } : {}),
    content: {
      [contract.produces ?? 'application/json']: { schema, example: exampleOf(schema, components) },
    },
  };
}

function failures({ method, contract, refusals }: Call): Record<string, { $ref: string }> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failuresOf(method, contract)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const name = codes.join('.');
      refusals[name] ??= failure(status, codes);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const retryAfter = {
  'Retry-After': { description: 'Secondes à attendre.', schema: { type: 'integer', minimum: 1 } },
};

function failure(status: number, codes: ErrorCode[]): Answer {
  const [code = 'internal'] = codes;
  const example = { status: 'error', code, message: REASONS[code] };
  return {
    description: codes.map((one) => `${one}\u202f: ${REASONS[one]}`).join(' '),
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
  };
}

/** A body that is read as it came. */
const signed = { type: 'object', description: 'Lu octet pour octet\u202f: c’est ainsi qu’il est signé.' };

function bodyContent({ method, path, contract, texts, components }: Call): Record<string, Content> {
  const { body, textBytes } = contract;
  const example = texts.bodies[`${method} ${path}`];
  if (textBytes) return { 'application/json': { schema: signed, example } };
  if (!(body instanceof z.ZodType)) return {};
  return { 'application/json': { schema: toJsonSchema(body, 'input', components), example } };
}

function fileContent(field: string): Record<string, Content> {
  const properties = { [field]: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { type: 'object', required: [field], properties } } };
}

const idempotencyHeader: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Une clé à vous\u202f: le même envoi avec la même clé, dans les ${KEY_HOURS} h, redonne la première réponse.`,
  schema: { type: 'string', maxLength: 200 },
};

function pathParameters(path: string): Parameter[] {
  const schema = { type: 'string', format: 'uuid' };
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
}

function queryParameters({ query }: Contract, components: Components): Parameter[] {
  if (!(query instanceof z.ZodType)) return [];
  const { properties = {}, required = [] } = toJsonSchema(query, 'input', components) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description ? { description: String(description) } : {}),
    schema,
  }));
}
