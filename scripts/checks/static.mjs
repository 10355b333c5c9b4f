import { nextBin } from '../lib/build.mjs';
import { inRoot } from '../lib/paths.mjs';
import { runNode } from '../lib/processes.mjs';
import { part } from './parts.mjs';

const bin = (/** @type {string[]} */ ...parts) => inRoot('node_modules', ...parts);
const biome = bin('@biomejs', 'biome', 'bin', 'biome');

/** Writes every file in the one format, and mends what mends itself. */
export async function writeFormat() {
  await runNode([biome, 'check', '--write', '.'], {
    failure: 'biome a trouvé des fautes qu’il ne sait pas corriger',
  });
}

/** Format, rules and code that nobody uses. */
export async function lintParts() {
  await part('Format et règles (biome)', () =>
    runNode([biome, 'ci', '.'], {
      failure: 'biome a trouvé des fautes',
      advice: 'La plupart se corrigent seules : npm run format',
    }),
  );
  await part('Code inutilisé (knip)', () =>
    runNode([bin('knip', 'bin', 'knip.js'), '--no-progress'], {
      failure: 'knip a trouvé du code que personne n’utilise',
    }),
  );
}

export async function typesPart() {
  await part('Types (tsc)', async () => {
    await runNode([nextBin, 'typegen'], { quiet: true, failure: 'next typegen a échoué' });
    // What runs in a service worker has other globals than a page.
    for (const project of ['tsconfig.worker.json', '.'])
      await runNode([bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', project], {
        failure: 'Des types sont faux',
      });
  });
}
