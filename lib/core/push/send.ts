import 'server-only';
import { logTrouble } from '../log/troubles.mjs';
import { siteOrigin } from '../origin';
import { CONTACT_EMAIL } from '../product';
import { vapidKeys } from './vapid';

export type PushTarget = { endpoint: string; p256dh: string; auth: string };

const DAY_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;
/** What says that a browser has ended its subscription, or never had it. */
const OVER = [404, 410];
/** What says that we ask wrongly, by other keys or another clock than before: no reason to forget anybody, nor to ask again. */
const WRONG = [400, 401, 403];

/**
 * Sends a few encrypted words to one browser. Answers `over` when its subscription is to be forgotten, `refused` when we
 * are not known there; throws when the push service cannot take it now.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  payload: object,
): Promise<'sent' | 'over' | 'refused'> {
  const keys = await vapidKeys();
  if (!keys) return 'sent';
  const subject = siteOrigin().startsWith('https:') ? siteOrigin() : `mailto:${CONTACT_EMAIL}`;
  const { default: webpush } = await import('web-push');
  const { method, headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    { vapidDetails: { subject, ...keys }, TTL: DAY_SECONDS, contentEncoding: 'aes128gcm' },
  );
  // It must not lead elsewhere: only the address itself was judged.
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (OVER.includes(answer.status)) return 'over';
  if (WRONG.includes(answer.status)) {
    logTrouble('a push service does not know us', { status: answer.status });
    return 'refused';
  }
  if (!answer.ok) throw Object.assign(new Error('refused'), { code: `push ${answer.status}` });
  return 'sent';
}
