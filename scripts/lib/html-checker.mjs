import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { attempt, installFromDebian, programOnPath } from './debian.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { say } from './say.mjs';

const VERSION = '26.9.27';
const folder = inRoot('.test', `nu-${VERSION}`);
const jar = path.join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

const java = () => programOnPath(['java']);

/**
 * The Nu HTML checker and what runs it, found or else installed: 32 MB and a Java that the product does not need, so it is
 * no package of the project's. Says so where it cannot be had.
 * @returns {Promise<Record<string, string>>} where both are, by the variable that tells the tests
 */
export async function ensureHtmlChecker() {
  if (!java()) await installFromDebian('Java', ['default-jre-headless']);
  if (!existsSync(jar)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    await attempt('Téléchargement du vérificateur de HTML', () =>
      run('npm', [...args, `vnu-jar@${VERSION}`]),
    );
  }
  const program = java();
  if (program && existsSync(jar)) return { JAVA_PATH: program, NU_JAR: jar };
  say(
    `! Le vérificateur de HTML manque (apt-get install default-jre-headless, npm vnu-jar@${VERSION}) : aucun écran n’est lu par lui.`,
  );
  return {};
}
