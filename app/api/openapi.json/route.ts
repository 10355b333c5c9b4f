import { apiDocument } from '../document';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(apiDocument());
}
