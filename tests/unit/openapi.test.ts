import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as unknown from '@/app/api/[...path]/route';
import { contract } from '@/app/api/contract';
import { apiDocument } from '@/app/api/document';
import { bodies } from '@/app/api/example-bodies';
import { GET } from '@/app/api/openapi.json/route';
import type { RouteModule } from '@/lib/core/http/openapi';
import * as z from '@/lib/core/zod';
import { readDocument } from '../support/api-document';
import { filesBelow } from '../support/files';
import { call } from '../support/http';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const read = () => GET(new Request('http://localhost:3000/api/openapi.json')).json();

describe('GET /api/openapi.json', () => {
  test('validates as OpenAPI 3.1', async () => {
    const document = await read();
    expect(document.openapi).toMatch(/^3\.1\./);
    const result = await new Validator().validate(document);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  test('describes every route there is, and none besides', async () => {
    const document = await read();
    // The last resort for unknown addresses is no call.
    const others = ['app/api/openapi.json/route.ts', 'app/api/[...path]/route.ts'];
    const files = filesBelow('app/api').filter(
      (file) => file.endsWith('/route.ts') && !others.includes(file),
    );
    const paths = files.map((file) =>
      file.replace(/^app\/api|\/route\.ts$/g, '').replace(/\[(\w+)\]/g, '{$1}'),
    );
    expect(Object.keys(document.paths).sort()).toEqual(paths.sort());
    for (const [path, module] of Object.entries(contract)) {
      const exported = METHODS.filter((name) => (module as RouteModule)[name]?.contract);
      const described = Object.keys(document.paths[path]).map((name) => name.toUpperCase());
      expect({ path, methods: described.sort() }).toEqual({ path, methods: [...exported].sort() });
    }
  });

  test('an unknown address is a 404 in the words of the API', async () => {
    for (const handler of Object.values(unknown)) {
      expect(await call(handler, { path: '/api/nulle-part' })).toMatchObject({
        status: 404,
        body: { status: 'error', code: 'not_found', message: 'Cet appel n’existe pas.' },
      });
    }
  });

  test('names what it speaks of, and each call once', () => {
    const document = apiDocument();
    const named = [
      'Agency',
      'Demande',
      'Error',
      'Etape',
      'Me',
      'Produit',
      'Reservation',
      'Review',
      'Session',
    ];
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([...named, 'Transport', 'User']),
    );
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const tags = document.tags.map(({ name }) => name);
    expect(operations.filter((one) => !tags.includes(one.tags[0] ?? ''))).toEqual([]);
  });

  // Clients are generated under these names: one is added here with its call, and none is renamed or taken away.
  test('calls every call by the name that it always had', () => {
    const names = Object.entries(apiDocument().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId}  ${method.toUpperCase()} ${path}`,
      ),
    );
    const known = readFileSync('tests/unit/operation-names.txt', 'utf8').trim().split('\n');
    expect(names.sort()).toEqual(known);
  });

  // Every schema is compiled once: seconds on a busy machine.
  test('gives an example of each answer and of each body, and they fit', { timeout: 30_000 }, () => {
    const document = apiDocument();
    const { problems } = readDocument(document);
    const wrong = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses, requestBody }]) => {
        const answers = Object.values(responses).flatMap((one) => ('$ref' in one ? [] : [one]));
        const contents = [...answers, requestBody].map((one) => one?.content['application/json']);
        return contents.flatMap((content) =>
          content ? problems(content.schema, content.example).map((what) => [method, path, what]) : [],
        );
      }),
    );
    const { responses } = document.components;
    for (const { content } of Object.values(responses)) {
      const { schema = {}, example } = content['application/json'] ?? {};
      wrong.push(...problems(schema, example).map((what) => ['', '', what]));
    }
    expect(wrong).toEqual([]);
  });

  test('its examples of bodies are taken by what parses the real ones', () => {
    const taken = Object.entries(contract).flatMap(([path, module]: [string, RouteModule]) =>
      METHODS.map((method) => [`${method} ${path}`, module[method]?.contract] as const),
    );
    const withBody = taken.flatMap(([call, one]) =>
      one?.body instanceof z.ZodType ? [[call, one.body] as const] : [],
    );
    const asTheyCame = taken.flatMap(([call, one]) => (one?.textBytes ? [call] : []));
    expect(Object.keys(bodies).sort()).toEqual([...withBody.map(([call]) => call), ...asTheyCame].sort());
    const refused = withBody.filter(([call, body]) => !body.safeParse(bodies[call]).success);
    expect(refused.map(([call]) => call)).toEqual([]);
  });

  test('says what comes with an answer beside its body', () => {
    const { paths, components } = apiDocument();
    const login = paths['/auth/login']?.post;
    expect(login?.responses[200]).toHaveProperty(['headers', 'Set-Cookie']);
    expect(components.responses.rate_limited?.headers).toHaveProperty('Retry-After');
    expect(paths['/reservations']?.post?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    expect(paths['/reservations']?.post?.description).toMatch(/^Au plus \d+ appels en 1\u00a0h par compte/);
  });

  test('describes every body that is read, also one that is read as it came', () => {
    const { paths } = apiDocument();
    const silent = Object.entries(contract).flatMap(([path, module]: [string, RouteModule]) =>
      METHODS.filter((method) => {
        const { body, form, textBytes } = module[method]?.contract ?? {};
        const reads = Boolean(body || form || textBytes);
        return reads !== (paths[path]?.[method.toLowerCase()]?.requestBody !== undefined);
      }).map((method) => `${method} ${path}`),
    );
    expect(silent).toEqual([]);
    expect(paths['/payments/webhook']?.post?.requestBody?.content).toMatchObject({
      'application/json': { schema: { type: 'object' }, example: { object: 'event' } },
    });
  });

  test('says in which language messages are, and in which it is itself', () => {
    const { description } = apiDocument().info;
    expect(description).toMatch(/messages .*en français, ou dans la langue que veut Accept-Language/);
    expect(description).not.toContain('Les messages sont en français');
    expect(description).toContain('Ce document est en français.');
  });

  test('speaks one language, French: a sentence of another has words that French has not', () => {
    const told = (json: unknown): string[] => {
      if (Array.isArray(json)) return json.flatMap(told);
      if (typeof json !== 'object' || json === null) return [];
      return Object.entries(json).flatMap(([name, value]) =>
        name === 'example' || name === 'examples'
          ? []
          : ['summary', 'description', 'title'].includes(name) && typeof value === 'string'
            ? [value]
            : told(value),
      );
    };
    const sentences = told(apiDocument());
    expect(sentences.length).toBeGreaterThan(300);
    const english =
      /(?<!\p{L})(?:the|an|of|for|with|and|or|from|is|are|was|has|have|this|that|these|which|who|whose|its|your|not|only|when|where|by|to|in|at|each|every|all|must|should|returns?|gets|lists|creates?|updates?|deletes?|request|response|answer)(?!\p{L})/iu;
    // Names of the code and addresses of calls are quoted as they are.
    const words = (one: string) => one.replace(/`[^`]*`|\{[^}]*\}|\/\S*|\w+_\w+/g, '');
    expect(sentences.filter((one) => english.test(words(one)))).toEqual([]);
  });

  test('says what a search of trips accepts', async () => {
    const document = await read();
    const names = document.paths['/transports'].get.parameters.map((one: { name: string }) => one.name);
    expect(names).toEqual([
      'search',
      'villeDepart',
      'villeArrivee',
      'date',
      'type',
      'poidsMax',
      'sort',
      'limit',
      'cursor',
    ]);
  });
});
