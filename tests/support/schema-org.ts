import { readFileSync } from 'node:fs';
import type { Thing } from 'schema-dts';

// schema.org's own definitions, as the package schema-dts is made from them: its declarations name every property with the
// types where it may stand and those that it may have. They are read as text, for types say nothing while tests run.

type Definition = { bases: string[]; properties: Map<string, string[]> };

const DECLARATIONS = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
const PLAIN = /^(?:Text|URL|Date|DateTime|Time|CssSelectorType|XPathType|PronounceableText|CategoryCode)$/;

const definitions = new Map<string, Definition>();
for (const [, name = '', base = '', body = ''] of DECLARATIONS.matchAll(
  /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{\n([\s\S]*?)^\}/gm,
)) {
  const known: Definition = definitions.get(name) ?? { bases: [], properties: new Map() };
  definitions.set(name, known);
  for (const one of base.split(',')) {
    const above = one.trim().replace(/Base$/, '');
    if (above !== name && /^\w+$/.test(above)) known.bases.push(above);
  }
  for (const [, property = '', range = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm))
    known.properties.set(property, range.split(' | '));
}

/** A type and all that it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(definitions.get(type)?.bases ?? []).flatMap(kindsOf)];
}

function mayBe(value: unknown, range: string[]): boolean {
  if (typeof value === 'number') return range.some((one) => /^(?:Number|Integer|Float)$/.test(one));
  if (typeof value === 'boolean') return range.includes('Boolean');
  // Values of an enumeration are addresses of schema.org.
  if (typeof value === 'string')
    return range.some((one) => PLAIN.test(one)) || value.startsWith('https://schema.org/');
  const type = String((value as { '@type'?: unknown })['@type']);
  return kindsOf(type).some((one) => range.includes(one));
}

/** What in a page's structured data is not schema.org's: unknown types, properties that stand elsewhere, values of other types. */
export function schemaOrgProblems(data: Thing | unknown, path = ''): string[] {
  const { '@type': type, '@id': _id, '@graph': graph, ...properties } = data as Record<string, unknown>;
  if (Array.isArray(graph)) return graph.flatMap((one, at) => schemaOrgProblems(one, `${path}${at}.`));
  if (typeof type !== 'string' || !definitions.has(type)) return [`${path}@type: ${String(type)}`];
  const known = new Map(kindsOf(type).flatMap((kind) => [...(definitions.get(kind)?.properties ?? [])]));
  return Object.entries(properties).flatMap(([name, given]) => {
    // An action's own annotation of what it asks for.
    if (name === 'query-input') return [];
    const range = known.get(name);
    if (!range) return [`${path}${name}: not of ${type}`];
    return [given].flat().flatMap((value) => {
      if (!mayBe(value, range))
        return [`${path}${name}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
      return typeof value === 'object' ? schemaOrgProblems(value, `${path}${name}.`) : [];
    });
  });
}
