import { type NextRequest, NextResponse } from 'next/server';
import { decode } from 'next-auth/jwt';
import { sessionCookieName } from '@/lib/core/sessions/cookie';
import { contentSecurityPolicy, PRIVATE_HEADERS } from '@/server/security-headers.mjs';

/** Private pages only. `/profile/{id}` is public. */
export const config = {
  matcher: [
    '/profile',
    '/settings',
    '/mes-reservations',
    '/messagerie/:path*',
    '/conversation/:path*',
    '/payments/:path*',
  ],
};

/**
 * Sends visitors to the login page and gives private pages a policy with a nonce. It only looks at the token; whether
 * the session still exists is for the page and the API to ask the database.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (!(await hasSession(request))) return toLogin(request);
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  return withHeaders(NextResponse.next({ request: { headers } }), policy);
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
  const login = new URL('/login', request.url);
  login.searchParams.set('callbackUrl', `${pathname}${search}`);
  return withHeaders(NextResponse.redirect(login, 307), contentSecurityPolicy());
}

function withHeaders(response: NextResponse, policy: string): NextResponse {
  response.headers.set('Content-Security-Policy', policy);
  for (const { key, value } of PRIVATE_HEADERS) response.headers.set(key, value);
  return response;
}
