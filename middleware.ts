import { type NextRequest, NextResponse } from 'next/server';
import { decode } from 'next-auth/jwt';
import { sessionCookieName } from '@/lib/core/sessions/cookie';
import { ADDRESS_HEADER, addressIn, LANGUE_COOKIE, langueOfAddress } from '@/lib/langues/adresse.mjs';
import { languesOffered } from '@/lib/langues/langue.mjs';
import { contentSecurityPolicy, ONCE_HEADERS, PRIVATE_HEADERS } from '@/server/security-headers.mjs';

/**
 * Private pages (`/profile/{id}` is public), and the open ones where a secret is typed or stands in the address, in every
 * language; and all pages in a language that may not be offered.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/profile',
    '/settings',
    '/mes-reservations',
    '/mes-alertes',
    '/notifications',
    '/messagerie/:path*',
    '/conversation/:path*',
    '/payments/:path*',
    '/remises/:path*',
    '/telechargement/:path*',
    '/colis/:token([\\w-]{32})',
    '/pas-moi/:path*',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirmer-email',
    '/confirmer-newsletter',
    '/reprendre-email',
    '/newsletter/:path*',
    '/desabonnement/:path*',
    '/moderation/:path*',
    '/en/:path*',
    '/ar/:path*',
    // Every page that the router asks for: its answer says which question it was made for.
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'rsc' }] },
  ],
};

const OPEN =
  /^\/(?:login|register|forgot-password|reset-password|confirmer-(?:email|newsletter)|reprendre-email|newsletter\/.*|desabonnement\/.*|colis\/.*|pas-moi\/.*|moderation(?:\/.*)?)$/;

const PRIVATE =
  /^\/(?:profile|settings|mes-reservations|mes-alertes|notifications|(?:messagerie|conversation|payments|remises|telechargement)(?:\/.*)?)$/;

/** Open pages that know who is signed in: a decision is read by its person, or by a key. */
const ASKING = /^\/moderation(?:\/|$)/;

/** Proxies take heads of four thousand bytes; no address of ours is half as long. */
const LONGEST_QUESTION = 2_000;

/**
 * Gives these pages a policy with a nonce, visitors their language, and sends them from private ones to the login. It only looks at the token;
 * whether the session still exists, and which language its account speaks by now, is for the page and the API to ask the database.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await answer(request);
  // The rewrite of a French address tells the router that there was no question: a press on `?tab=…` would change nothing
  // (docs/decisions/046-the-router-is-told-the-question.md).
  const asked = new URLSearchParams(request.nextUrl.search);
  asked.delete('_rsc');
  const question = asked.toString();
  if (question.length <= LONGEST_QUESTION) response.headers.set('x-nextjs-rewritten-query', question);
  return response;
}

async function answer(request: NextRequest): Promise<NextResponse> {
  const { langue, path } = langueOfAddress(request.nextUrl.pathname);
  const offered = languesOffered(process.env.LANGUES);
  const open = OPEN.test(path) && !/^\/colis\/(?![\w-]{32}$)/.test(path);
  const shared = !open && !PRIVATE.test(path);
  if (!offered.includes(langue)) {
    const missing = NextResponse.rewrite(new URL('/fr/sans-langue', request.url));
    return shared ? missing : withHeaders(missing, contentSecurityPolicy(), PRIVATE_HEADERS);
  }
  if (shared) return NextResponse.next();
  const member = (!open || ASKING.test(path)) && (await hasSession(request));
  const chosen = member
    ? undefined
    : offered.find((one) => one === request.cookies.get(LANGUE_COOKIE)?.value);
  if (chosen && chosen !== langue) return toAddress(request, addressIn(chosen, path), request.nextUrl.search);
  if (!open && !member) return toLogin(request);
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set(ADDRESS_HEADER, `${path}${request.nextUrl.search}`);
  return withHeaders(
    NextResponse.next({ request: { headers } }),
    policy,
    open && !ASKING.test(path) ? ONCE_HEADERS : PRIVATE_HEADERS,
  );
}

async function hasSession(request: NextRequest): Promise<boolean> {
  const token = request.cookies.get(sessionCookieName())?.value;
  const secret = process.env.NEXTAUTH_SECRET;
  if (!token || !secret) return false;
  const claims = await decode({ token, secret }).catch(() => null);
  return typeof claims?.sid === 'string';
}

function toLogin(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const back = new URLSearchParams({ callbackUrl: `${pathname}${search}` });
  return toAddress(request, addressIn(langueOfAddress(pathname).langue, '/login'), `?${back}`);
}

function toAddress(request: NextRequest, path: string, search: string): NextResponse {
  const response = NextResponse.redirect(new URL(`${path}${search}`, request.url), 307);
  return withHeaders(response, contentSecurityPolicy(), PRIVATE_HEADERS);
}

function withHeaders(
  response: NextResponse,
  policy: string,
  others: readonly { key: string; value: string }[],
): NextResponse {
  response.headers.set('Content-Security-Policy', policy);
  for (const { key, value } of others) response.headers.set(key, value);
  return response;
}
