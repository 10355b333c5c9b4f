import 'server-only';
import { appels } from '@/lib/langues/appels';
import { spoken } from '@/lib/langues/langue.mjs';
import { saidByDatabase } from '@/lib/langues/refus/base';
import { newId } from '../db';
import {
  AppError,
  AWAY_RETRY_SECONDS,
  databaseCode,
  databaseRefusal,
  ERROR_STATUS,
  isDatabaseAway,
  isLostRace,
} from '../errors';
import { log } from '../log/log';
import { logTrouble } from '../log/troubles.mjs';
import { wasCutShort } from './body';
import { langueOf } from './langue';

/** The one map from anything thrown to a JSON answer (docs/api.md). The unexpected is logged and says nothing. */
export function errorResponse(error: unknown, request: Request): Response {
  const known = asAppError(error);
  const headers = new Headers();
  if (known.retryAfterSeconds) headers.set('Retry-After', String(known.retryAfterSeconds));
  if (wasCutShort(request)) headers.set('Connection', 'close');
  const langue = langueOf(request);
  for (const [name, value] of spoken(langue)) headers.set(name, value);
  const body: Record<string, unknown> = { status: 'error', code: known.code, ...known.in(langue) };
  if (known.code === 'unavailable') logTrouble('answered as unavailable', { code: databaseCode(error) });
  else if (known.code === 'internal') {
    const requestId = newId();
    body.requestId = requestId;
    const path = new URL(request.url).pathname;
    const failure = error as Error;
    log.error(
      { requestId, path, code: databaseCode(error), error: failure?.name, stack: failure?.stack },
      'request failed',
    );
  }
  return Response.json(body, { status: ERROR_STATUS[known.code], headers });
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    const message = appels('indisponible');
    return new AppError('unavailable', message, undefined, AWAY_RETRY_SECONDS);
  }
  const refusal = databaseRefusal(error);
  if (refusal !== undefined) return new AppError('forbidden', saidByDatabase(refusal));
  if (isLostRace(error)) {
    log.warn({ code: databaseCode(error) }, 'a write gave way to another');
    return new AppError('conflict', appels('memeMoment'));
  }
  return new AppError('internal', appels('panne'));
}
