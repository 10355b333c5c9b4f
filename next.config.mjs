import { redirects, rewrites } from './server/addresses.mjs';
import { watchKeptPages } from './server/kept-pages.mjs';
import { LEFT_OUT } from './server/next-internals.mjs';
import { securityHeaders } from './server/security-headers.mjs';

watchKeptPages();

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Kept pages live in memory: on disk they would survive their database (a reset, a test run).
  // An address in other letters is another address: none comes past the rules for its own.
  experimental: { isrFlushToDisk: false, caseSensitiveRoutes: true },
  // Characters, which take up to two bytes each. Readers of whole pages are answered from server/page-memory.mjs.
  cacheMaxMemorySize: 6_000_000,
  // What the router asks for waits for the page of now after two minutes: nothing else makes Next's copies anew (docs/decisions/053).
  expireTime: 120,
  // A page is the same for everybody: its head stands in its head, not in scripts after it for those who run some.
  htmlLimitedBots: /.*/,
  // `npm test` runs the compiler itself; a first start need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', '@zxcvbn-ts/language-common', 'moment-timezone', 'pino'],
  // Pictures are made in their widths when they arrive: /_next/image, which makes others for anybody who asks, is closed.
  images: { unoptimized: true },
  // The one of the product's variables that browsers need (lib/core/product.ts).
  env: { PRODUCT_NAME: process.env.PRODUCT_NAME ?? '' },
  turbopack: { resolveAlias: LEFT_OUT },
  headers: securityHeaders,
  rewrites,
  redirects,
};

export default config;
