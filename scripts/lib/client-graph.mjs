import { readFileSync, writeFileSync } from 'node:fs';

/** What nothing of ours writes through a relation: rows are made with their own (`create`, `createMany`) and changed by themselves. */
const UNUSED = new Set(
  'connect connectOrCreate delete deleteMany disconnect set update updateMany upsert'.split(' '),
);
const FILLED =
  /(config\.parameterizationSchema = \{\s*strings: JSON\.parse\()("(?:[^"\\]|\\.)*")(\),\s*graph: ")([\w-]+)(")/;

/**
 * @typedef {{ name: number, scalars: number, child: number, values: number, flags: number }} Edge
 * @typedef {{ name: number, first: number, second: number }} Place
 * @typedef {{ inputs: Edge[][], outputs: Place[][], roots: Place[] }} Graph
 */

/**
 * Lightens a generated client: it holds, and each process unfolds, which values of every query there could be may be left
 * open in its plan, eight million bytes, half of them for writes through relations that we never do. Such a write would be
 * right all the same, its plan made anew for other values.
 * @param {string} file the client's `internal/class.ts`
 */
export function lightenClient(file) {
  const text = readFileSync(file, 'utf8');
  if (!FILLED.test(text))
    throw new Error('Prisma writes its client in another way: see scripts/lib/client-graph.mjs');
  const lighter = text.replace(FILLED, (_, before, strings, between, graph, after) => {
    const kept = writeGraph(withoutUnused(readGraph(graph), JSON.parse(JSON.parse(strings))));
    return `${before}${strings}${between}${kept}${after}`;
  });
  writeFileSync(file, lighter);
}

/**
 * The graph without the ways to what nothing uses, and without what no way leads to any more.
 * @param {Graph} graph @param {string[]} strings @returns {Graph}
 */
export function withoutUnused({ inputs, outputs, roots }, strings) {
  // A call's own arguments have the same names: `update` of an upsert.
  const ofCalls = new Set(roots.map(({ first }) => first - 1));
  const isUnused = (/** @type {number} */ node, /** @type {Edge} */ { name, child }) =>
    child > 0 && !ofCalls.has(node) && UNUSED.has(strings[name] ?? '');
  const pruned = inputs.map((edges, node) => edges.filter((edge) => !isUnused(node, edge)));
  const places = [...roots, ...outputs.flat()];
  const open = places.map(({ first }) => first - 1).filter((node) => node >= 0);
  const reached = new Set(open);
  for (const node of reached)
    for (const { child } of pruned[node] ?? []) if (child > 0) reached.add(child - 1);
  const numbers = [...reached].sort((one, other) => one - other);
  const numberOf = new Map(numbers.map((node, place) => [node + 1, place + 1]));
  const moved = (/** @type {Place} */ place) => ({ ...place, first: numberOf.get(place.first) ?? 0 });
  return {
    inputs: numbers.map((node) =>
      (pruned[node] ?? []).map((edge) => ({ ...edge, child: numberOf.get(edge.child) ?? 0 })),
    ),
    outputs: outputs.map((edges) => edges.map(moved)),
    roots: roots.map(moved),
  };
}

/** As Prisma's runtime reads it (`deserialize`): numbers of seven bits a byte, 0 for none. @param {string} text @returns {Graph} */
export function readGraph(text) {
  const bytes = Buffer.from(text, 'base64url');
  let at = 0;
  const byte = () => bytes.readUInt8(at++);
  const number = () => {
    let [value, shift, one] = [0, 0, 0];
    do {
      one = byte();
      value |= (one & 127) << shift;
      shift += 7;
    } while (one >= 128);
    return value;
  };
  const two = () => byte() | (byte() << 8);
  /** @template T @param {number} count @param {() => T} one @returns {T[]} */
  const many = (count, one) => Array.from({ length: count }, one);
  const [inputs, outputs, roots] = [number(), number(), number()];
  const edge = () => ({ name: number(), scalars: two(), child: number(), values: number(), flags: byte() });
  const place = () => ({ name: number(), first: number(), second: number() });
  return {
    inputs: many(inputs, () => many(number(), edge)),
    outputs: many(outputs, () => many(number(), place)),
    roots: many(roots, place),
  };
}

/** @param {Graph} graph */
export function writeGraph({ inputs, outputs, roots }) {
  /** @type {number[]} */
  const bytes = [];
  const number = (/** @type {number} */ value) => {
    for (let left = value; ; left >>>= 7) {
      if (left < 128) return bytes.push(left);
      bytes.push((left & 127) | 128);
    }
  };
  for (const { length } of [inputs, outputs, roots]) number(length);
  for (const edges of inputs) {
    number(edges.length);
    for (const { name, scalars, child, values, flags } of edges) {
      number(name);
      bytes.push(scalars & 255, scalars >> 8);
      number(child);
      number(values);
      bytes.push(flags);
    }
  }
  const place = (/** @type {Place} */ { name, first, second }) => [name, first, second].forEach(number);
  for (const edges of outputs) {
    number(edges.length);
    edges.forEach(place);
  }
  roots.forEach(place);
  return Buffer.from(bytes).toString('base64url');
}
