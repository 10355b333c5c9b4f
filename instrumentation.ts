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
  await warnOfSampleOperator();
  (await import('@/lib/upkeep/live')).openLive();
  (await import('@/lib/upkeep/pages')).hearOfPages();
  // Not where processes of their own do the work.
  if (process.env.WORKER === 'separate') return;
  (await import('@/lib/upkeep/work')).work();
}

/** On a machine that people reach by a name, not where the site is tried. */
async function warnOfSampleOperator(): Promise<void> {
  const [{ log }, { unsaidOfOperator }, { siteOrigin }] = await Promise.all([
    import('@/lib/core/log/log'),
    import('@/lib/core/product'),
    import('@/lib/core/origin'),
  ]);
  const missing = unsaidOfOperator();
  const { hostname } = new URL(siteOrigin());
  if (missing.length === 0 || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return;
  log.warn({ missing }, 'the site does not say who runs it: set these variables (docs/production.md)');
}

/** Next calls it with what a page threw, before it answers; a page made anew behind a kept one has been answered by then. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  answerFailed?.();
  if (isDatabaseAway(error)) answerUnavailable?.(AWAY_RETRY_SECONDS);
};
