import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './paths.mjs';
import { problem, say } from './say.mjs';

// Everything this process started and must not leave behind. Stopped in reverse order.
/** @type {Set<() => Promise<unknown>>} */
const cleanups = new Set();
/** @type {Promise<void> | undefined} */
let stopping;

/**
 * @typedef {import('node:child_process').ChildProcess} Child
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, error: Error | null }} End
 * @typedef {('ignore' | 'inherit' | 'pipe' | 'ipc')[]} Streams
 * @typedef {Omit<import('node:child_process').SpawnOptions, 'stdio'> & { stdio?: Streams, patience?: number }} Options
 */

/**
 * Registers a stop function; returns the function that forgets it.
 * @param {() => Promise<unknown>} stop
 */
export function onStop(stop) {
  cleanups.add(stop);
  return () => cleanups.delete(stop);
}

/** True from the moment a stop was asked for. */
export function isStopping() {
  return stopping !== undefined;
}

/** Stops what was started, last first, once. */
export function stopAll() {
  stopping ??= (async () => {
    for (const stop of [...cleanups].reverse()) {
      cleanups.delete(stop);
      await stop().catch((error) => say(`  (arrêt : ${error?.message ?? error})`));
    }
  })();
  return stopping;
}

/** The npm above us, directly or through the shell it starts scripts with. */
function ancestors() {
  try {
    const [, name, parent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return name === 'sh' ? `${process.ppid} ${parent}` : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}

/** Ctrl-C, SIGTERM and a closed terminal stop everything; so does the death of the npm that started us. */
export function stopOnSignals() {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  /** @param {number} code @param {string} why */
  const leave = (code, why) => {
    if (isStopping()) return;
    if (why) say(why);
    process.exitCode = code;
    stopAll().finally(() => process.exit(code));
  };
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => leave(code, signal === 'SIGHUP' ? '' : '\nArrêt en cours…'));
  }
  // A closed terminal makes writing fail before the signal arrives.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => leave(129, ''));
  if (process.env.npm_lifecycle_event) {
    const before = ancestors();
    setInterval(() => ancestors() !== before && leave(129, ''), 1000).unref();
  }
}

/** @param {Child} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    process.kill(-Number(child.pid), signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * Starts a child that is stopped with us, together with whatever it starts: it leads its own process group, so a
 * Ctrl-C reaches the launcher alone, which ends things in the right order.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options] `patience`: milliseconds between asking it to end and ending it
 */
export function start(command, args, { patience = 15_000, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    ...options,
  });
  /** @type {Promise<End>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal, error: null }));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    await exited;
    clearTimeout(timer);
  };
  const forget = onStop(stop);
  exited.then(forget);
  return { child, exited, stop };
}

const leaveWithParent = new URL('./leave-with-parent.mjs', import.meta.url).href;

/**
 * Starts a script with this very Node; it ends even when we are killed.
 * @param {string[]} args
 * @param {Options} [options]
 */
export function startNode(args, { stdio = ['ignore', 'inherit', 'inherit'], ...options } = {}) {
  const env = { ...(options.env ?? process.env), RIHLA_LAUNCHER: String(process.pid) };
  const nodeArgs = ['--import', leaveWithParent, ...args];
  return start(process.execPath, nodeArgs, { ...options, env, stdio: [...stdio, 'ipc'] });
}

/**
 * An operator's problem unless the child ended well.
 * @param {End} end
 * @param {string} label
 * @param {string} [advice]
 */
function check({ code, signal, error }, label, advice, output = '') {
  if (code === 0) return;
  const how = error ? error.message : signal ? `arrêté par ${signal}` : `code ${code}`;
  throw problem(`${label} (${how}).${output ? `\n${output.trim()}` : ''}`, advice);
}

/**
 * Runs a child to its end; rejects with an operator's problem unless it exits with 0.
 * @param {string[]} args arguments of Node
 * @param {Options & { failure?: string, advice?: string, quiet?: boolean }} [options]
 * @returns {Promise<string>} what it printed, when quiet
 */
export async function runNode(
  args,
  { failure = `${args[0]} a échoué`, advice, quiet = false, ...options } = {},
) {
  const { child, exited } = startNode(args, {
    ...options,
    ...(quiet && { stdio: /** @type {Streams} */ (['ignore', 'pipe', 'pipe']) }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const end = await exited;
  if (isStopping()) return new Promise(() => {}); // the stop ends the process; nothing to report
  check(end, failure, advice, output);
  return output;
}

/**
 * The same for any program.
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { failure?: string, advice?: string }} [options]
 * @returns {Promise<void>}
 */
export async function run(command, args, { failure = `${command} a échoué`, advice, ...options } = {}) {
  const end = await start(command, args, options).exited;
  if (isStopping()) return new Promise(() => {});
  check(end, failure, advice);
}
