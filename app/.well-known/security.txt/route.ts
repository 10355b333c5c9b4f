import { siteOrigin } from '@/lib/core/origin';
import { CONTACT_EMAIL } from '@/lib/core/product';

export const dynamic = 'force-dynamic';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Where to tell us of a hole (RFC 9116). It is true for half a year from each reading. */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${CONTACT_EMAIL}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteOrigin()}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
