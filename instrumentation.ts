import type { Instrumentation } from 'next';
import { AWAY_RETRY_SECONDS, isDatabaseAway } from '@/lib/core/errors';

let answerUnavailable: typeof import('@/server/incoming.mjs').answerUnavailable | undefined;
let answerFailed: typeof import('@/server/incoming.mjs').answerFailed | undefined;

/** Next calls it once, before the server listens. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/core/env')).demandEnvironment();
  const [incoming, { quietTheConsole }, { markOutside }] = await Promise.all([
    import('@/server/incoming.mjs'),
    import('@/lib/core/log/log'),
    import('@/lib/core/memory/outside'),
  ]);
  markOutside();
  quietTheConsole();
  incoming.mendRequests();
  answerUnavailable = incoming.answerUnavailable;
  answerFailed = incoming.answerFailed;
  // Not while the build draws pages.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  (await import('@/lib/core/log/unsaid')).warnOfUnsaid();
  (await import('@/lib/upkeep/live')).openLive();
  (await import('@/lib/upkeep/pages')).hearOfPages();
  (await import('@/lib/upkeep/there')).tellWhatIsThere();
  // Not where processes of their own do the work.
  if (process.env.WORKER === 'separate') return;
  (await import('@/lib/upkeep/work')).work();
}

/** Next calls it with what a page threw, before it answers; a page made anew behind a kept one has been answered by then. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  answerFailed?.();
  if (isDatabaseAway(error)) answerUnavailable?.(AWAY_RETRY_SECONDS);
};
