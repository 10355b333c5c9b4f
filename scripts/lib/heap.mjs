import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/** The machine's memory, or the container's where that is less. */
function availableMegabytes() {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY; // 0 where nothing limits it
  return Math.min(totalmem(), limit) / MEGABYTE;
}

/**
 * The limit of the server's heap, in megabytes: HEAP_MB, or 256: what lives in it are 140 and what open pages take, and past
 * that Node collects garbage so late that the process only grows, and answers no quicker. Never more than half of the
 * memory, the container's too: what is no heap needs the rest.
 * @param {string | undefined} [chosen]
 * @param {number} [available]
 */
export function heapMegabytes(chosen = process.env.HEAP_MB, available = availableMegabytes()) {
  if (chosen) return Number(chosen);
  return Math.floor(Math.min(256, available / 2));
}
