import KeptPages from './scripts/kept-pages.mjs';
import { securityHeaders } from './scripts/security-headers.mjs';

// Not by the `cacheHandler` option: Next would import it anew on every request, a twentieth of an API answer's time.
globalThis[Symbol.for('@next/cache-handlers')] = { FetchCache: KeptPages };

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Kept pages live in memory: on disk they would survive their database (a reset, a test run).
  experimental: { isrFlushToDisk: false },
  // `npm test` runs the compiler itself; a first start need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', '@zxcvbn-ts/language-common', 'pino'],
  images: { localPatterns: [{ pathname: '/uploads/**', search: '' }] },
  headers: securityHeaders,
};

export default config;
