import 'server-only';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus } from '@/lib/langues/refus/moyens';
import { makeTurns } from '../limits/turns';
import { outsideRequests } from '../memory/outside';
import { ofProcess } from '../memory/process';

/** A paper of one page or more, every word of it as it is printed. */
export type Paper = {
  /** What it is written in; its columns go the way of it. */
  langue: Langue;
  emetteur: string;
  titre: string;
  numero: string;
  date: string;
  /** What must be read before anything else. */
  mention: string | null;
  parties: { nom: string; lignes: string[] }[];
  faits: [nom: string, valeur: string][];
  /** The names of the table's columns; every line has as many cells. */
  colonnes: string[];
  lignes: string[][];
  totaux: string[][];
  notes: string[];
};

/** By its path from the project's folder: a bundler would take React's other half for it. */
const THREAD = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/core/paper/thread.mjs');
const TOO_SLOW_MS = 30_000;
/** Its 100 MB are given back when nobody has asked for so long. */
const IDLE_MS = 60_000;

type Press = { inTurn: ReturnType<typeof makeTurns>; thread: Worker | undefined; leaving?: NodeJS.Timeout };
const press = ofProcess<Press>('press', () => ({
  inTurn: makeTurns(1, 20, refus('documentsNombreux')),
  thread: undefined,
}))();

/**
 * The bytes of a paper as a PDF, written by a thread of its own, one at a time. Throws `unavailable` when twenty wait already,
 * Error when the thread fails or takes too long: the next paper gets another.
 */
export function printPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  return press.inTurn(() => outsideRequests(() => print(paper)));
}

async function print(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(press.leaving);
  const worker = press.thread ?? start();
  worker.ref();
  try {
    worker.postMessage(paper);
    const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(TOO_SLOW_MS) });
    return bytes;
  } catch (error) {
    end(worker);
    throw error;
  } finally {
    worker.unref();
    press.leaving = setTimeout(end, IDLE_MS, worker).unref();
  }
}

function start(): Worker {
  // Of its own conditions: what a command runs with (react-server) is another React, which draws nothing.
  const worker = new Worker(THREAD, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
  worker.on('error', () => end(worker));
  press.thread = worker;
  return worker;
}

function end(worker: Worker): void {
  if (press.thread === worker) press.thread = undefined;
  void worker.terminate();
}
