import type { BodyOf, DataOf } from '@/components/api/contract';

type Registered = BodyOf<'POST /users/me/passkeys'>['response'];
type Answered = BodyOf<'POST /auth/passkey'>['response'];
/** `problem` (a key of `users/cleProbleme`) is empty when the person closed the browser's window: they know. */
type Result<T> = { answer: T } | { problem: '' | 'deja' | 'echec' };

/** Loaded when the first passkey is asked for. */
const load = () => import('@simplewebauthn/browser');

/** Has the device make a passkey. */
export function makePasskey(options: DataOf<'POST /users/me/passkeys/options'>): Promise<Result<Registered>> {
  return asked(async () => {
    const { startRegistration } = await load();
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    return startRegistration({ optionsJSON: options as unknown as Options });
  });
}

/** Has the device answer with one of its passkeys. */
export function answerWithPasskey(options: DataOf<'POST /auth/passkey/options'>): Promise<Result<Answered>> {
  return asked(async () => {
    const { startAuthentication } = await load();
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return startAuthentication({ optionsJSON: options as unknown as Options });
  });
}

async function asked<T>(ask: () => Promise<unknown>): Promise<Result<T>> {
  try {
    return { answer: (await ask()) as T };
  } catch (error) {
    const name = (error as Error).name;
    if (name === 'NotAllowedError' || name === 'AbortError') return { problem: '' };
    return { problem: name === 'InvalidStateError' ? 'deja' : 'echec' };
  }
}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;
