import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** What an authenticator app shows for a key as the API gives it, some steps away from now. */
export function appCode(secret: string, steps = 0): string {
  const key = secret.replaceAll(' ', '');
  return new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * STEP_MS });
}
