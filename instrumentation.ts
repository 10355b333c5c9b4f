import type { Instrumentation } from 'next';

let answerUnavailable: typeof import('@/lib/core/http/incoming').answerUnavailable | undefined;

/** Next calls it once, before the server listens. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const incoming = await import('@/lib/core/http/incoming');
  incoming.mendRequests();
  answerUnavailable = incoming.answerUnavailable;
}

/** Next calls it with what a page threw, before it answers; a page made anew behind a kept one has been answered by then. */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  answerUnavailable?.(error, request.headers);
};
