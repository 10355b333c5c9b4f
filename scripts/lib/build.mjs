import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileAhead } from './compile-ahead.mjs';
import { writeChunksInLatin } from './latin-chunks.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';
import { shareSameChunks } from './same-chunks.mjs';
import { codeOf, problem, step } from './say.mjs';

const inputs = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema.prisma',
  'middleware.ts',
  'proxy.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'server',
  'scripts/lib/compress-static.mjs',
  'scripts/lib/client-graph.mjs',
  'scripts/lib/compile-ahead.mjs',
  'scripts/lib/first-script.mjs',
  'scripts/lib/first-styles.mjs',
  'scripts/lib/latin-chunks.mjs',
  'scripts/lib/same-chunks.mjs',
  'tsconfig.json',
  'package-lock.json',
];
// Pages rendered at build time carry these values.
const variables = [
  'APP_URL',
  'CANCELLATION_POLICY',
  'MAP_TILES_URL',
  'MAP_TILES_ATTRIBUTION',
  'PRODUCT_NAME',
  'PRODUCT_OPERATOR',
  'PRODUCT_ADDRESS',
  'PRODUCT_EMAIL',
  'PRODUCT_PHONE',
  'PRODUCT_DIRECTOR',
  'PRODUCT_VAT_NUMBER',
  'PRODUCT_HOSTING',
  'PRODUCT_MEDIATOR',
  'UPLOADTHING_TOKEN',
];

export const nextBin = inRoot('node_modules', 'next', 'dist', 'bin', 'next');

/** @param {import('node:crypto').Hash} hash @param {string} name */
function addPath(hash, name) {
  const file = inRoot(name);
  const entries = existsSync(file) && readdirSyncOrNull(file);
  if (entries === false) return;
  if (entries === null) {
    hash.update(name).update('\0').update(readFileSync(file));
    return;
  }
  for (const entry of entries.sort()) addPath(hash, `${name}/${entry}`);
}

/** @param {string} file */
function readdirSyncOrNull(file) {
  try {
    return readdirSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

/**
 * A fingerprint of everything a build is made from.
 * @param {NodeJS.ProcessEnv} env
 */
function buildFingerprint(env) {
  const hash = createHash('sha256');
  for (const name of inputs) addPath(hash, name);
  const inlined = Object.keys(env).filter(
    (name) => name.startsWith('NEXT_PUBLIC_') || variables.includes(name),
  );
  for (const name of inlined.sort()) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}

/** @param {string} distDir */
function markerOf(distDir) {
  return inRoot(distDir, 'rihla-inputs');
}

/** Forgets a build, so the next start makes a new one. */
export function discardBuild(distDir = '.next') {
  rmSync(markerOf(distDir), { force: true });
}

/**
 * Builds the site when its build is missing, unfinished or made from other files.
 * @param {{ env: NodeJS.ProcessEnv, distDir?: string }} options
 * @returns {Promise<boolean>} whether it had to
 */
export async function ensureBuilt({ env, distDir = env.NEXT_DIST_DIR || '.next' }) {
  const marker = markerOf(distDir);
  const wanted = buildFingerprint(env);
  if (
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === wanted &&
    existsSync(path.join(path.dirname(marker), 'BUILD_ID'))
  )
    return false;
  discardBuild(distDir);
  await step('Construction du site (une minute environ)', () =>
    runNode([nextBin, 'build'], {
      env: { ...env, NODE_ENV: 'production' },
      quiet: true, // shown when it fails
      patience: 3000,
      failure: 'La construction du site a échoué',
      advice: 'L’erreur est au-dessus. Corrigez-la, puis relancez la même commande.',
    }),
  );
  if (!existsSync(inRoot(distDir, 'BUILD_ID')))
    throw problem('La construction du site s’est arrêtée sans finir.', 'Relancez la même commande.');
  shareSameChunks(inRoot(distDir));
  writeChunksInLatin(inRoot(distDir));
  // not above: they use packages, and this file is read before any is installed
  const [{ compressStatic }, { firstScript }, { writeFirstStyles }] = await Promise.all([
    import('./compress-static.mjs'),
    import('./first-script.mjs'),
    import('./first-styles.mjs'),
  ]);
  writeFirstStyles(inRoot(distDir), firstScript());
  compileAhead(inRoot(distDir));
  await step('Compression des scripts', () => compressStatic(inRoot(distDir), inRoot('public')));
  writeFileSync(marker, wanted);
  return true;
}
