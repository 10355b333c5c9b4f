import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lightenClient, readGraph, withoutUnused, writeGraph } from '../../scripts/lib/client-graph.mjs';
import { filesBelow } from '../support/files';

const CLIENT = 'prisma/client/internal/class.ts';
const text = readFileSync(CLIENT, 'utf8');
const graphText = /^ {2}graph: "([\w-]+)"/m.exec(text)?.[1] ?? '';
const strings: string[] = JSON.parse(
  JSON.parse(
    /parameterizationSchema = \{\s*strings: JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(text)?.[1] ?? '',
  ),
);
const graph = readGraph(graphText);

/** Where a way through the names leads from a call's arguments; undefined where it ends. */
function follow(call: string, ...names: string[]) {
  const root = graph.roots.find(({ name }) => strings[name] === call);
  let node = (root?.first ?? 0) - 1;
  for (const wanted of names) {
    const edge = graph.inputs[node]?.find(({ name }) => strings[name] === wanted);
    if (!edge) return undefined;
    node = edge.child - 1;
  }
  return node;
}

test('what is read is written as it was', () => {
  // One input with one way out, one output without any, one call; numbers of seven bits a byte, two bytes of scalars.
  const bytes = [1, 1, 1, 1, 0xac, 2, 1, 2, 1, 0, 32, 0, 5, 1, 1];
  const small = {
    inputs: [[{ name: 300, scalars: 513, child: 1, values: 0, flags: 32 }]],
    outputs: [[]],
    roots: [{ name: 5, first: 1, second: 1 }],
  };
  expect(readGraph(Buffer.from(bytes).toString('base64url'))).toEqual(small);
  expect(writeGraph(small)).toBe(Buffer.from(bytes).toString('base64url'));
  expect(graph.inputs.length).toBeGreaterThan(1_000);
  expect(writeGraph(graph) === graphText).toBe(true);
});

test('the generated client is lighter, and lightening it again changes nothing', () => {
  expect(writeGraph(withoutUnused(graph, strings)) === graphText).toBe(true);
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'rihla-client-')), 'class.ts');
  cpSync(CLIENT, copy);
  lightenClient(copy);
  expect(readFileSync(copy, 'utf8') === text).toBe(true);
});

test('a row is found, changed and made with its own by plans that are kept; other writes through relations are not in it', () => {
  expect(follow('User.findMany', 'where', 'transports', 'some', 'etapes', 'some', 'ville')).toBeDefined();
  expect(follow('Transport.createOne', 'data', 'etapes', 'createMany', 'data', 'ville')).toBeDefined();
  expect(follow('User.createOne', 'data', 'particularDetails', 'create', 'birthDate')).toBeDefined();
  expect(follow('NewsletterRequest.upsertOne', 'create', 'email')).toBeDefined();
  expect(follow('NewsletterRequest.upsertOne', 'update', 'email')).toBeDefined();
  for (const write of ['connect', 'connectOrCreate', 'updateMany', 'deleteMany', 'set'])
    expect(follow('User.updateOne', 'data', 'transports', write), write).toBeUndefined();
});

test('nothing of ours writes through a relation, but for rows that are made with their own', () => {
  const writes =
    /\b\w+: \{\s*(?:connect|connectOrCreate|delete|deleteMany|disconnect|set|update|updateMany|upsert): /;
  const files = ['lib', 'scripts', 'prisma'].flatMap((room) =>
    filesBelow(room).filter((file) => file.endsWith('.ts') && !file.startsWith('prisma/client/')),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => writes.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a client that is written in another way is not taken for ours', () => {
  const other = path.join(mkdtempSync(path.join(tmpdir(), 'rihla-client-')), 'class.ts');
  cpSync('package.json', other);
  expect(() => lightenClient(other)).toThrow('client-graph.mjs');
});
