import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as unknown from '@/app/api/[...path]/route';
import { contract } from '@/app/api/contract';
import { GET } from '@/app/api/openapi.json/route';
import { filesBelow } from '../support/files';
import { call } from '../support/http';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('GET /api/openapi.json', () => {
  test('validates as OpenAPI 3.1', async () => {
    const document = await GET().json();
    expect(document.openapi).toMatch(/^3\.1\./);
    const result = await new Validator().validate(document);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  test('describes every route there is, and none besides', async () => {
    const document = await GET().json();
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
      const calls = Object.entries(module).filter(([, handler]) => handler.contract);
      const exported = calls.map(([name]) => name).filter((name) => METHODS.includes(name));
      const described = Object.keys(document.paths[path]).map((name) => name.toUpperCase());
      expect({ path, methods: described.sort() }).toEqual({ path, methods: exported.sort() });
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

  test('says what a search of trips accepts', async () => {
    const document = await GET().json();
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
