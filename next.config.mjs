import { fileURLToPath } from 'node:url';
import { securityHeaders } from './scripts/security-headers.mjs';

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Kept pages live in memory: on disk they would survive their database (a reset, a test run).
  experimental: { isrFlushToDisk: false },
  cacheHandler: fileURLToPath(new URL('./scripts/kept-pages.mjs', import.meta.url)),
  // `npm test` runs the compiler itself; a first start need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino'],
  images: { localPatterns: [{ pathname: '/uploads/**', search: '' }] },
  headers: securityHeaders,
};

export default config;
