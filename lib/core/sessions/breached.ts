import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '../env';
import { logTrouble } from '../log/troubles.mjs';

/** Nobody who chooses a password waits longer for a service that is away. */
const TIMEOUT_MS = 1_500;
/** A padded answer has some 60 kB. */
const MAX_BYTES = 512 * 1024;

/**
 * Whether a password stands in a list of leaked ones, when BREACHED_PASSWORDS_URL names a service that speaks as Have I
 * Been Pwned's does: five characters of a hash leave, never a password, and the answer is padded, so that its length tells
 * nothing. False while the service is away or answers anything else.
 */
export async function isBreached(password: string, url = env().BREACHED_PASSWORDS_URL): Promise<boolean> {
  if (!url) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await fetch(`${url.replace(/\/?$/, '/')}${hash.slice(0, 5)}`, {
      headers: { 'Add-Padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return await lists(answer, hash.slice(5));
  } catch (error) {
    logTrouble('leaked passwords could not be asked for', { code: (error as Error).name });
    return false;
  }
}

/** Lines of « rest of a hash:how often »; those of the padding say 0. */
async function lists(answer: Response, suffix: string): Promise<boolean> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_BYTES) throw new Error('answered too much');
  }
  return text.split(/\r?\n/).some((line) => {
    const [rest, times] = line.split(':');
    return rest?.trim().toUpperCase() === suffix && Number(times) > 0;
  });
}
