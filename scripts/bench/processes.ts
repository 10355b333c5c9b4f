import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** Whether this system tells what processes cost (`/proc`); elsewhere times and memory are left out. */
export const canMeasureProcesses = platform() === 'linux';

const TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux that Node runs on

type Stat = { pid: number; parent: number; own: number; ended: number };

function stats(): Stat[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const at = (field: number) => fields[field - 3] ?? 0; // numbered as in proc(5)
      return [{ pid: Number(name), parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) }];
    } catch {
      return []; // it ended while we looked
    }
  });
}

/** A process and all that it started, itself first. */
function family(root: number, all: Stat[]): Stat[] {
  const found = all.filter(({ pid }) => pid === root);
  for (const member of found) found.push(...all.filter(({ parent }) => parent === member.pid));
  return found;
}

/** The processes that a process has started, itself first, by number. */
export function familyOf(root: number): number[] {
  return family(root, stats()).map(({ pid }) => pid);
}

/** Processor seconds that a process and all it started have used so far, those that ended included. */
export function processorSeconds(root: number): number {
  if (!canMeasureProcesses) return Number.NaN;
  const ticks = family(root, stats()).reduce((sum, { own, ended }) => sum + own + ended, 0);
  return ticks / TICKS_PER_SECOND;
}

/** Resident megabytes of a process and all it started. */
export function residentMegabytes(root: number): number {
  if (!canMeasureProcesses) return Number.NaN;
  const kilobytes = family(root, stats()).map(({ pid }) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}
