import { ERROR_STATUS, type ErrorCode } from '@/lib/core/errors';
import { errorAnswer } from '@/lib/core/http/answer';
import { failuresOf } from '@/lib/core/http/failures';
import type { RouteHandler } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';

type Answered = { method: string; status: number; headers: Headers; body: unknown };

/**
 * Holds an answer against what its route declares: its fields and no other, its status, its headers. Throws, so that the
 * test fails that asked, whatever it asked for.
 */
export function expectDeclared(
  { contract }: Pick<RouteHandler, 'contract'>,
  { method, status, headers, body }: Answered,
): void {
  const wrong = (what: string) => new Error(`“${contract.summary}” (${method}) ${what}`);
  const success = status === (contract.status ?? 200);
  const parsed = (success ? contract.response : errorAnswer).safeParse(body);
  if (!parsed.success) throw wrong(`answers what it does not declare:\n${z.prettifyError(parsed.error)}`);
  if (success && headers.getSetCookie().length > 0 !== (contract.setsCookies === true)) {
    throw wrong('sets cookies without saying so, or does not although it says so');
  }
  if (success) return;
  const { code } = parsed.data as { code: ErrorCode };
  if (ERROR_STATUS[code] !== status || !failuresOf(method, contract).includes(code)) {
    throw wrong(`does not declare ${status} ${code}`);
  }
  if (['rate_limited', 'unavailable'].includes(code) && !headers.has('retry-after')) {
    throw wrong(`refuses with ${code} and does not say when to come again`);
  }
}
