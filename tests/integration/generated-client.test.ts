import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@/app/api/contract';
import { apiDocument } from '@/app/api/document';
import type { RouteModule } from '@/lib/core/http/openapi';
import { makeTransport, makeUser, PASSWORD } from '../support/factories';

// Inside the checkout, where a package's name is found.
const folder = path.resolve('.test', `generated-client-${process.pid}`);

/** What somebody writes who has our document and nothing else of ours. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api';

export async function reserve(
  fetch: (request: Request) => Promise<Response>,
  account: { email: string; password: string },
): Promise<components['schemas']['Reservation']> {
  const client = createClient<paths>({ baseUrl: 'http://localhost:3000/api', fetch });
  const login = await client.POST('/auth/login', { body: account });
  if (!login.data) throw new Error(login.error.message);
  const headers = { authorization: \`Bearer \${login.data.token}\` };

  const query = { villeDepart: 'Lyon', villeArrivee: 'Tanger', poidsMax: 8 };
  const found = await client.GET('/transports', { params: { query } });
  const transport = found.data?.data[0];
  if (!transport) throw new Error(found.error?.message ?? 'nothing found');

  const { villeDepart, villeArrivee } = transport.route;
  const made = await client.POST('/reservations', {
    headers,
    params: { header: { 'Idempotency-Key': 'un-colis' } },
    body: { transportId: transport._id, villeDepart, villeArrivee, poids: 8, prix: 60, description: 'Livres' },
  });
  if (!made.data) throw new Error(made.error.fields?.poids ?? made.error.message);
  return made.data.data;
}
`;

/** Hands a request to the route whose path it fits, spelt-out paths first. */
async function ask(request: Request): Promise<Response> {
  const asked = new URL(request.url).pathname.replace('/api', '');
  const routes = Object.entries(contract as Record<string, RouteModule>).sort(
    ([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')),
  );
  for (const [route, module] of routes) {
    const found = new RegExp(`^${route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(asked);
    const handler = module[request.method as keyof RouteModule];
    if (found && handler) return handler(request, { params: Promise.resolve({ ...found.groups }) });
  }
  return new Response(null, { status: 404 });
}

/** What the compiler says of the client, with the types that were made from the document. */
function compile(name: string, source: string): string[] {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const types = await openapiTS(JSON.stringify(apiDocument()));
  writeFileSync(path.join(folder, 'api.d.ts'), astToString(types));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The compiler takes seconds, more on a busy machine.
describe('a client made from our document by openapi-typescript', { timeout: 60_000 }, () => {
  test('compiles, and reserves a trip', async () => {
    expect(compile('client.ts', CLIENT)).toEqual([]);
    const { reserve } = await import(pathToFileURL(path.join(folder, 'client.ts')).href);
    const transport = await makeTransport((await makeUser()).actor, { villes: ['Lyon', 'Tanger'] });
    const sender = await makeUser();
    const reservation = await reserve(ask, { email: sender.user.email, password: PASSWORD });
    expect(reservation).toMatchObject({
      transportId: { _id: transport._id },
      userId: { _id: sender.user.id },
      poids: 8,
      status: 'en_attente',
    });
  });

  test('does not compile with a field or a call that is not ours', () => {
    const wrong = CLIENT.replace('poids: 8,', "poids: 'huit',").replace(
      "GET('/transports'",
      "GET('/trajets'",
    );
    const said = compile('wrong.ts', wrong).join('\n');
    expect(said).toMatch(/'string' is not assignable to type 'number'/);
    expect(said).toContain('/trajets');
  });
});
