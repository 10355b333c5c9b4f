import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { attempt, installFromDebian, programOnPath } from './debian.mjs';
import { goWithout } from './missing.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';

const VERSION = '26.9.27';
const folder = inRoot('.test', `nu-${VERSION}`);
const jar = path.join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

const java = () => programOnPath(['java']);

/**
 * The Nu HTML checker and what runs it, found or else installed: 32 MB and a Java that the product does not need, so it is
 * no package of the project's.
 * @returns {Promise<Record<string, string>>} where both are, by the variable that tells the tests; nothing where one goes on without
 */
export async function ensureHtmlChecker() {
  let reachable = java() ? true : await installFromDebian('Java', ['default-jre-headless']);
  if (!existsSync(jar)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const loaded = await attempt('Téléchargement du vérificateur de HTML', () =>
      run('npm', [...args, `vnu-jar@${VERSION}`]),
    );
    reachable &&= loaded || registryAnswers();
  }
  const program = java();
  if (program && existsSync(jar)) return { JAVA_PATH: program, NU_JAR: jar };
  goWithout({
    label: 'Le vérificateur de HTML',
    packages: `apt-get install default-jre-headless, npm vnu-jar@${VERSION}`,
    leftOut: 'aucun écran n’est lu par lui',
    reachable,
  });
  return {};
}

/** Whether npm's registry tells of a package that is surely there. */
const registryAnswers = () => spawnSync('npm', ['view', 'next', 'name'], { stdio: 'ignore' }).status === 0;
