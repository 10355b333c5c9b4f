const { readFileSync } = require('node:fs');
const path = require('node:path');

const FILE = 'node_modules/@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs';

/**
 * In the place of the module that says Prisma's compiler of queries as text, and keeps it for ever, twice: it is wanted once,
 * to be compiled (prisma/client/internal/class.ts), and read when somebody asks.
 */
Object.defineProperty(exports, 'wasm', {
  enumerable: true,
  get: () => /"([A-Za-z0-9+/=]+)"/.exec(readFileSync(path.join(process.cwd(), FILE), 'utf8'))?.[1],
});
