import { errorResponse } from '@/lib/core/http/errors';
import { queryObject } from '@/lib/core/http/judge';
import { others } from '@/lib/core/http/methods';
import { apiDocument } from '../document';

let text: string | undefined;

const NO_NAMES = new Set<string>();

/**
 * Beside other methods Next cannot keep an answer: the document is written once, for the first who asks. It is no `route()`,
 * for what it answers is no `{ status, data }` and does not describe itself; what it does not know it refuses as any call does.
 */
export function GET(request: Request): Response {
  try {
    queryObject(request, NO_NAMES);
  } catch (error) {
    return errorResponse(error, request);
  }
  text ??= JSON.stringify(apiDocument());
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
