export const dynamic = 'force-dynamic';

/** Where a password manager sends people who are to change their password (W3C, a well-known URL for it). */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { Location: '/settings#securite' } });
}
