import 'server-only';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import { PRODUCT_NAME } from '../product';
import { z } from '../zod';
import type { Method, Refusal } from './methods';
import type { Contract, RouteHandler } from './route';

type JsonSchema = Record<string, unknown>;
export type RouteModule = Partial<Record<Method, RouteHandler | Refusal>>;

/**
 * The OpenAPI 3.1 description of the API, made from the contracts that parse the requests (DESIGN section 4).
 * `modules` maps a path such as `/transports/{id}` to its route file.
 */
export function openapi(modules: Record<string, RouteModule>): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [path, module] of Object.entries(modules)) {
    paths[path] = Object.fromEntries(
      Object.entries(module).flatMap(([method, { contract }]) =>
        contract ? [[method.toLowerCase(), operation(method, path, contract)]] : [],
      ),
    );
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes },
  };
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/login or /auth/register.' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
};

const errorSchema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { const: 'error' },
    code: { enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string', description: 'French, made for the user.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

function operation(method: string, path: string, contract: Contract): JsonSchema {
  const { summary, auth, body, form, status = 200 } = contract;
  const parameters = [
    ...pathParameters(path),
    ...queryParameters(contract),
    ...(status === 201 || contract.renewsSession ? [idempotencyHeader] : []),
  ];
  const type = form ? 'multipart/form-data' : 'application/json';
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(.)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    summary,
    ...(auth ? { security: [{ bearer: [] }, { cookie: [] }, ...(auth === 'optional' ? [{}] : [])] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body || form
      ? {
          requestBody: {
            required: true,
            content: { [type]: { schema: form ? fileSchema(form.file) : jsonSchema(body) } },
          },
        }
      : {}),
    responses: responses(method, contract),
  };
}

function fileSchema(field: string): JsonSchema {
  return { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } };
}

/** Every failure that a call may answer with: what the frame refuses by itself, and what the handler says it does. */
export function failuresOf(method: string, contract: Contract): ErrorCode[] {
  const { auth, params, body, form, status = 200, refuses = [] } = contract;
  const failures = new Set<ErrorCode>([...refuses, ...OF_ANY]);
  if (auth === true) failures.add('unauthorized');
  if (params) failures.add('not_found');
  // A write that another site's page could have sent.
  if (method !== 'GET') failures.add('forbidden');
  if (body || form) for (const code of OF_A_BODY) failures.add(code);
  // An Idempotency-Key that is unreadable, or whose first call still runs.
  if (status === 201) for (const code of ['bad_request', 'conflict'] as const) failures.add(code);
  const order = Object.keys(ERROR_STATUS) as ErrorCode[];
  return order.filter((code) => failures.has(code));
}

/** An unknown query name, the general limits, what breaks. */
const OF_ANY = ['invalid', 'rate_limited', 'internal', 'unavailable'] as const;
const OF_A_BODY = ['bad_request', 'too_slow', 'too_large', 'unsupported_media'] as const;

function responses(method: string, contract: Contract): JsonSchema {
  const { status = 200 } = contract;
  const entries = failuresOf(method, contract).map(
    (code) => [String(ERROR_STATUS[code]), failure(code)] as const,
  );
  return {
    [status]: { description: 'Done', content: { 'application/json': { schema: successSchema } } },
    ...Object.fromEntries(entries),
  };
}

const successSchema = {
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: 'success' },
    data: {},
    meta: {
      type: 'object',
      properties: { nextCursor: { type: ['string', 'null'] }, total: { type: 'integer' } },
    },
  },
};

function failure(code: ErrorCode): JsonSchema {
  return {
    description: code,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
};

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Contract): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: JsonSchema;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: unknown): JsonSchema {
  if (!(schema instanceof z.ZodType)) return {};
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
