import 'server-only';
import { type Langue, spoken } from '@/lib/langues/langue.mjs';
import { hasPlaces, placesIn } from '../cities/names';
import * as z from '../zod';

type Answer = { body: unknown; headers: [name: string, value: string][] };

/**
 * What names an answer's places in the call's language, as its pages do, and says so. The form that the route declares
 * tells whether it has any, so that no route can forget it; what has none goes as it is.
 */
export function placesOf(response: z.ZodType): <A extends Answer>(answer: A, langue: Langue) => A {
  let has: boolean | undefined;
  return (answer, langue) => {
    has ??= hasPlaces(z.toJSONSchema(response, { unrepresentable: 'any' }));
    if (!has) return answer;
    const { body, headers } = answer;
    const told = new Set(headers.map(([name]) => name));
    const said = spoken(langue).filter(([name]) => !told.has(name));
    return { ...answer, headers: [...headers, ...said], body: named(body, langue) };
  };
}

function named(body: unknown, langue: Langue): unknown {
  if (langue === 'fr') return body;
  // Lists come as text, kept in French for everybody.
  return typeof body === 'string'
    ? JSON.stringify(placesIn(langue, JSON.parse(body)))
    : placesIn(langue, body);
}
