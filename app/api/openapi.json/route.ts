import { openapi } from '@/lib/core/http/openapi';
import { contract } from '../contract';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(openapi(contract));
}
