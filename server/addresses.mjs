import { LANGUES } from '../lib/langues/langue.mjs';
import { SECRET } from './security-headers.mjs';

// Pages stand in app/[langue]; in French their addresses do not say so. Read by next.config.mjs.

/** What is no page: calls and files, each as far as it goes. `/api` alone, or `/map/x`, is a page that is not there. */
const NO_PAGE = [
  '(?:api|uploads|_next)/.+',
  'partage/[^/]+/[^/]+',
  'sitemaps/[^/]+\\.xml',
  '(?:icons|map)/[^/]+\\.\\w+',
  '\\.well-known/(?:change-password|security\\.txt)',
  '(?:sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|sw\\.js|scan-worker\\.js|hors-ligne\\.html|favicon\\.ico|first-paint\\.js|(?:drawings|route)\\.svg)',
].join('|');

const ANY = `:langue(${LANGUES.join('|')})`;

/**
 * The `rewrites` of next.config.mjs. Two cities' page has a room of its own, and no other address than
 * `/colis/{depart}-{arrivee}`.
 */
export const rewrites = async () => ({
  beforeFiles: [
    { source: '/', destination: '/fr' },
    {
      source: `/:path((?!(?:${LANGUES.join('|')})(?:/|$)|(?:${NO_PAGE})$).+)`,
      destination: '/fr/:path',
    },
    { source: `/${ANY}/colis/:paire((?!${SECRET}$)[^/]+)`, destination: '/:langue/paires/:paire' },
    { source: `/${ANY}/colis/:paire/atom.xml`, destination: '/:langue/paires/:paire/atom.xml' },
  ],
  afterFiles: [],
  fallback: [],
});

/** The `redirects` of next.config.mjs: a page has one address. */
export const redirects = async () => [
  { source: '/paires/:rest*', destination: '/colis/:rest*', permanent: true },
  { source: '/:langue(en|ar)/paires/:rest*', destination: '/:langue/colis/:rest*', permanent: true },
  { source: '/fr/paires/:rest*', destination: '/colis/:rest*', permanent: true },
  { source: '/fr/:rest*', destination: '/:rest*', permanent: true },
  // Rewrites take letters as they come: what looked like a language in them would pass by the rules of its pages.
  { source: '/:langue(FR|Fr|fR)/:rest*', destination: '/:rest*', permanent: true },
  { source: '/:langue(EN|En|eN)/:rest*', destination: '/en/:rest*', permanent: true },
  { source: '/:langue(AR|Ar|aR)/:rest*', destination: '/ar/:rest*', permanent: true },
];
