import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onStop } from './processes.mjs';
import { codeOf } from './say.mjs';

/** @typedef {{ pid: number, birth?: string, url?: string }} Holder */

/**
 * When a process began: with its number, a name that is not given twice (numbers are, after a reboot).
 * @param {number} pid
 */
function birth(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
    );
  }
}

/**
 * What a lock file says: nothing when there is none, nobody when it is half written.
 * @param {string} file
 * @returns {Partial<Holder> | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : {};
  }
}

/**
 * Who holds a lock, if that process still lives.
 * @param {string} file
 * @returns {Holder | undefined}
 */
export function lockHolder(file) {
  const holder = read(file);
  return holder?.pid && birth(holder.pid) === holder.birth ? { ...holder, pid: holder.pid } : undefined;
}

/**
 * Takes a lock file, or answers who holds it. The lock of a dead process is taken over.
 * @param {string} file
 * @param {{ url?: string }} [facts] what others should know about the holder
 * @returns {{ release: () => void, wasStale: boolean, holder?: undefined } | { holder: Holder }}
 */
export function takeLock(file, facts = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, birth: birth(process.pid), ...facts }));
  let wasStale = false;
  try {
    for (;;) {
      try {
        linkSync(draft, file); // atomic, and fails when the file exists
        const release = () => read(file)?.pid === process.pid && rmSync(file, { force: true });
        onStop(async () => void release());
        return { release, wasStale };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = lockHolder(file);
      if (holder) return { holder };
      wasStale = true;
      try {
        renameSync(file, `${draft}.stale`);
        rmSync(`${draft}.stale`, { force: true });
      } catch {
        // somebody else took the dead lock away first
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Does work that only one process may do at a time, waiting for its turn.
 * @template T
 * @param {string} file
 * @param {(holder: Holder) => void} onWait
 * @param {() => Promise<T>} work
 */
export async function exclusively(file, onWait, work) {
  let lock = takeLock(file);
  for (let told = false; lock.holder; lock = takeLock(file)) {
    if (!told) onWait(lock.holder);
    told = true;
    await pause(300);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
