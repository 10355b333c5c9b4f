import { LANGUE_COOKIE, LANGUE_COOKIE_SECONDS } from '@/lib/langues/adresse.mjs';
import { languesOffered } from '@/lib/langues/langue.mjs';

/** Says to scripts that a session cookie exists, without giving it to them. */
export const SESSION_HINT_COOKIE = 'rihla_session';

/** Whether people reach this site by https. */
const isSecure = () => process.env.APP_URL?.startsWith('https://') ?? false;

/** The `__Host-` prefix where the site is served by https: no other host, and no page without TLS, can set the cookie. */
const guarded = (name: string) => (isSecure() ? `__Host-${name}` : name);

/** The cookie that proves a session, under next-auth's name. */
export function sessionCookieName(): string {
  return guarded('next-auth.session-token');
}

/** The cookie by which a browser that logged in before is known at the login's door. */
export function deviceCookieName(): string {
  return guarded('rihla_device');
}

/** A `Set-Cookie` header, for the whole site without `path`. Without `maxAgeSeconds` it goes with the browser; 0 takes it away. */
export function setCookie(
  name: string,
  value: string,
  options: { maxAgeSeconds?: number; forScripts?: boolean; path?: string } = {},
): [string, string] {
  const { maxAgeSeconds, forScripts, path = '/' } = options;
  const parts = [`${name}=${value}`, forScripts ? '' : 'HttpOnly', `Path=${path}`, 'SameSite=Lax'];
  if (isSecure()) parts.push('Secure');
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  return ['Set-Cookie', parts.filter(Boolean).join('; ')];
}

/** Has a browser's private pages speak this language from now on, where there are several; scripts may say another. */
export const langueCookies = (langue: string): [string, string][] =>
  languesOffered(process.env.LANGUES).length > 1
    ? [setCookie(LANGUE_COOKIE, langue, { maxAgeSeconds: LANGUE_COOKIE_SECONDS, forScripts: true })]
    : [];

/** What a request's cookie of that name holds, or undefined without one. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
