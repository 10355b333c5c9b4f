import { others } from '@/lib/core/http/methods';
import { apiDocument } from '../document';

let text: string | undefined;

/** Beside other methods Next cannot keep an answer: the document is written once, for the first who asks. */
export function GET(): Response {
  text ??= JSON.stringify(apiDocument());
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
