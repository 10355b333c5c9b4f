/** Says to scripts that a session cookie exists, without giving it to them. */
export const SESSION_HINT_COOKIE = 'rihla_session';

/** next-auth's cookie name: the `__Secure-` one when the site is served by https. */
export function sessionCookieName(): string {
  return process.env.APP_URL?.startsWith('https://')
    ? '__Secure-next-auth.session-token'
    : 'next-auth.session-token';
}
