import 'server-only';
import { appels } from '@/lib/langues/appels';
import { AppError } from '../errors';
import { errorResponse } from './errors';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** Answers a method that a path does not serve; no call, so it has no contract. */
export type Refusal = ((request: Request) => Promise<Response>) & { contract?: undefined };

/**
 * What a route file exports beside its calls: the other methods are 405 in the API's envelope, with `Allow`, and OPTIONS
 * names those that are served (HEAD is answered by GET). Next's own 405 says nothing.
 */
export function others(served: Partial<Record<Method, unknown>>): Record<Method | 'OPTIONS', Refusal> {
  const names = METHODS.flatMap((method) => {
    if (!served[method]) return [];
    return method === 'GET' ? ['GET', 'HEAD'] : [method];
  });
  const allow = [...names, 'OPTIONS'].join(', ');
  const refuse: Refusal = async (request) => {
    const message = appels('methode', { methode: request.method, possibles: allow });
    const response = errorResponse(new AppError('method_not_allowed', message), request);
    response.headers.set('Allow', allow);
    return response;
  };
  const options: Refusal = async () => new Response(null, { status: 204, headers: { Allow: allow } });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: options };
}
