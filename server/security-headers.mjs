// Read by next.config.mjs (public pages, at build time) and middleware.ts (private pages, on each request).

/** The last part of `/colis/{token}`, a recipient's secret; no `/colis/lyon-tanger`, which is everybody's, is so long. */
export const SECRET = '[\\w-]{32}';

/** Pages whose policy the middleware sets, as its matcher has them: private ones, and those where a secret is typed. */
/** The languages that an address may begin with (lib/langues/adresse.mjs). */
const LANGUE = '(?:(?:en|ar)/)?';
const WITH_NONCE = `${LANGUE}(?:(?:profile|settings|mes-reservations|mes-alertes|notifications|login|register|forgot-password|reset-password|confirmer-email|confirmer-newsletter|reprendre-email)$|colis/${SECRET}$|(?:messagerie|conversation|payments|remises|telechargement|pas-moi|newsletter|desabonnement|moderation)(?:/|$))`;

const UPLOADTHING_IMAGES = 'https://*.ufs.sh';

/** The origin of a tile server's address, `{s}` being any of its mirrors. */
function tilesOrigin() {
  return /^https?:\/\/[^/]+/.exec(process.env.MAP_TILES_URL ?? '')?.[0].replace('{s}', '*');
}

/**
 * The Content-Security-Policy of a page. With a nonce nothing inline runs. Without one (pages that are kept and shared
 * cannot carry nonces) inline scripts must be let through, since Next's own are inline; no other origin ever is.
 * 'strict-dynamic' is not used: it would shut out /first-paint.js, which the kept layout loads without a nonce.
 * @param {string} [nonce]
 */
export function contentSecurityPolicy(nonce) {
  const development = process.env.NODE_ENV === 'development';
  const https = process.env.APP_URL?.startsWith('https://');
  const images = [process.env.UPLOADTHING_TOKEN && UPLOADTHING_IMAGES, tilesOrigin()];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", nonce ? `'nonce-${nonce}'` : "'unsafe-inline'", development && "'unsafe-eval'"],
    // Positions of menus and maps are style attributes; a style element needs the nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    ...(nonce && !development && { 'style-src-elem': ["'self'", `'nonce-${nonce}'`] }),
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", development && 'ws:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Without scripts a form is led on to the page where one pays, and browsers hold that to this too.
    'form-action': ["'self'", process.env.STRIPE_SECRET_KEY && 'https://checkout.stripe.com'],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');
}

const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** What pages may not use; `open` for themselves alone. */
function permissions(/** @type {string[]} */ ...open) {
  const value = FEATURES.map((feature) => `${feature}=(${open.includes(feature) ? 'self' : ''})`).join(', ');
  return { key: 'Permissions-Policy', value };
}

function everywhere() {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    permissions(),
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
  if (process.env.APP_URL?.startsWith('https://')) {
    headers.push({ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' });
  }
  return headers;
}

/** Headers of what belongs to one person: kept by nobody, listed by nobody. */
export const PRIVATE_HEADERS = [
  { key: 'Cache-Control', value: 'private, no-store' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** Headers of pages rendered anew for each visitor though they show nothing of anybody: their nonce is for one answer. */
export const ONCE_HEADERS = [{ key: 'Cache-Control', value: 'private, no-cache' }];

/**
 * Kept pages: a shared cache may hold them for a minute, a browser asks each time. Next's own value lets browsers show
 * the page from before one's own write (stale-while-revalidate).
 */
const KEPT_HEADERS = [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=60, must-revalidate' }];

/** Lists change with every write: whoever keeps one asks each time, and a browser may still go back to it as it was left. */
const LIST_HEADERS = [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }];

/** Headers by which Next's router asks for a page's data instead of the page. */
export const FLIGHT_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
];

/** The policy of an answer that is data: a browser that opens it as a page loads and runs nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Drawings that pages use by their address, as the rules below name them: asked for once a day. */
export const DRAWING = /^\/(?:(?:drawings|route)\.svg|map\/[^/]+)$/;
const DRAWING_HEADERS = [{ key: 'Cache-Control', value: 'public, max-age=86400' }];

const API_HEADERS = [...PRIVATE_HEADERS, { key: 'Content-Security-Policy', value: NOTHING }];

/** All headers of an answer of the API, for those that do not pass through Next's rules. */
export function apiHeaders() {
  return [...everywhere(), ...API_HEADERS];
}

/** All headers of a file of the build, whose name changes with what is in it. */
export function fileHeaders() {
  return [
    ...everywhere(),
    { key: 'Content-Security-Policy', value: contentSecurityPolicy() },
    { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  ];
}

/** All headers of a drawing of public/, whose name stays. */
export function drawingHeaders() {
  return [
    ...everywhere(),
    { key: 'Content-Security-Policy', value: contentSecurityPolicy() },
    ...DRAWING_HEADERS,
  ];
}

/** All headers of the page that says that there are too many: it has a style of its own, and nothing else. */
export function busyHeaders() {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  return [...everywhere(), ...PRIVATE_HEADERS, { key: 'Content-Security-Policy', value: policy }];
}

/**
 * The `headers` of next.config.mjs. Exactly one of its rules, or the middleware, sets a page's policy.
 * @returns {Promise<Awaited<ReturnType<NonNullable<import('next').NextConfig['headers']>>>>}
 */
export async function securityHeaders() {
  const policy = (/** @type {string} */ value) => [{ key: 'Content-Security-Policy', value }];
  const missing = FLIGHT_HEADERS.map((key) => ({ type: /** @type {const} */ ('header'), key }));
  const kept = (/** @type {string} */ page) => ({
    source: `/:langue(en|ar)?${page}`,
    missing,
    headers: KEPT_HEADERS,
  });
  const list = (/** @type {string} */ page) => ({
    source: `/:langue(en|ar)?${page}`,
    missing,
    headers: LIST_HEADERS,
  });
  return [
    { source: '/:path*', headers: everywhere() },
    // The one page that scans codes; of two rules the later counts.
    { source: '/:langue(en|ar)?/remises/:id', headers: [permissions('camera')] },
    {
      source: `/((?!${WITH_NONCE}|(?:uploads|api|partage)(?:/|$)).*)`,
      headers: policy(contentSecurityPolicy()),
    },
    { source: '/uploads/:path*', headers: policy("default-src 'none'; sandbox") },
    { source: '/partage/:path*', headers: policy("default-src 'none'; sandbox") },
    { source: '/api/:path*', headers: API_HEADERS },
    { source: '/:drawing(drawings|route).svg', headers: DRAWING_HEADERS },
    { source: '/map/:file', headers: DRAWING_HEADERS },
    kept(''),
    kept(
      '/:page(about|commission|terms|privacy|cookies|contact|mentions-legales|faq|verifications|developpeurs)',
    ),
    kept('/:list(transporteurs|demandes|produits|agences|profile)/:id'),
    list('/:list(transporteurs|demandes|produits|agences)'),
    list('/profile/:id/:liste(transports|demandes|produits|avis)'),
    list(`/colis/:paire((?!${SECRET}$)[^/]+)`),
  ];
}
