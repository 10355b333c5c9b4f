import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/processes.mjs';
import { problem } from '../lib/say.mjs';
import { wordsOf } from './dockerfile.mjs';

/**
 * A stage of the image: a folder that stands for its root.
 * @typedef {{ root: string, workdir: string, env: NodeJS.ProcessEnv, user: string, command: string[] }} Stage
 * @typedef {import('./dockerfile.mjs').Instruction} Instruction
 */

/** Folders of the image that its instructions name by their absolute path. */
const PLACES = /(?<![\w.~/-])\/(?:app|data)(?![\w-])/g;

/**
 * A text of the Dockerfile with the image's folders where they stand for this stage.
 * @param {Stage} stage
 * @param {string} text
 */
function placed(stage, text) {
  return text.replace(PLACES, (place) => path.join(stage.root, place));
}

/**
 * Performs the instructions of a Dockerfile up to its CMD, each stage in a folder of its own below `home`, without a
 * container engine: what a base image brings is what this machine has, and USER is only remembered.
 * @param {{ instructions: Instruction[], context: string, home: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Stage>} the last stage
 */
export async function perform({ instructions, context, home, env }) {
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  /** @type {Stage | undefined} */
  let stage;
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      const [, , name = `stage-${stages.size}`] = wordsOf(instruction.rest);
      const root = path.join(home, name);
      mkdirSync(root, { recursive: true });
      stage = { root, workdir: root, env: { ...env }, user: 'root', command: [] };
      stages.set(name, stage);
    } else if (stage) await follow(instruction, stage, { stages, context });
    else throw problem(`Dockerfile : ${instruction.name} avant FROM.`);
  }
  if (!stage) throw problem('Dockerfile : aucun FROM.');
  return stage;
}

/**
 * @param {Instruction} instruction
 * @param {Stage} stage changed in place
 * @param {{ stages: Map<string, Stage>, context: string }} others
 */
async function follow({ name, flags, rest }, stage, { stages, context }) {
  switch (name) {
    case 'WORKDIR':
      stage.workdir = placed(stage, rest);
      mkdirSync(stage.workdir, { recursive: true });
      return;
    case 'ENV': {
      const [variable = '', value = ''] = rest.split(/=(.*)/s);
      stage.env[variable] = placed(stage, value);
      return;
    }
    case 'COPY': {
      const from = flags.from && stages.get(flags.from);
      if (flags.from && !from) throw problem(`Dockerfile : aucune étape « ${flags.from} ».`);
      copy(wordsOf(rest), stage.workdir, (source) =>
        from ? placed(from, source) : path.join(context, source),
      );
      return;
    }
    case 'RUN': {
      const command = withoutAccounts(placed(stage, rest));
      await run('sh', ['-c', command], {
        cwd: stage.workdir,
        env: stage.env,
        failure: `Dockerfile : « RUN ${rest} » a échoué`,
      });
      return;
    }
    case 'USER':
      stage.user = rest;
      return;
    case 'CMD':
      stage.command = wordsOf(rest);
      return;
    case 'ARG':
    case 'EXPOSE':
    case 'HEALTHCHECK':
    case 'VOLUME':
      return;
    default:
      throw problem(`Dockerfile : ${name} n’est pas connu de cet essai.`);
  }
}

/**
 * The base image's accounts are not this machine's: giving files to them is left out.
 * @param {string} command
 */
function withoutAccounts(command) {
  return command.replace(/\bchown \S+/g, ': chown');
}

/**
 * A folder's content is copied, a file under its name, as a container engine does.
 * @param {string[]} words sources, then where to
 * @param {string} workdir
 * @param {(source: string) => string} locate
 */
function copy(words, workdir, locate) {
  const target = path.resolve(workdir, words.at(-1) ?? '.');
  for (const source of words.slice(0, -1)) {
    const file = locate(source);
    const to = statSync(file).isDirectory() ? target : path.join(target, path.basename(file));
    cpSync(file, to, { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Writes a build's context: what git keeps of a checkout, as a fresh clone holds it, without what .dockerignore names.
 * @param {string} checkout
 * @param {string} target
 */
export function writeContext(checkout, target) {
  const ignored = readFileSync(path.join(checkout, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) {
    if (ignored.some((name) => file === name || file.startsWith(`${name}/`))) continue;
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    cpSync(path.join(checkout, file), path.join(target, file), { verbatimSymlinks: true });
  }
}
