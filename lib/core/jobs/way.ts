import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 50;
/** Of a process' time: where this much is taken, requests wait for each other. */
const BUSY = 0.6;
const LOOKS = 5;

let asked = 0;
let lookedAt = 0;
let busy = false;
let last = performance.eventLoopUtilization();

// Node's own word for a request that arrives, whoever serves it.
subscribe('http.server.request.start', () => {
  asked += 1;
});

/**
 * Lets requests go first: resolves at once, or after some looks while this process is busy and answers requests. What waits
 * here goes on a few times a second even then; a process that answers none never waits.
 */
export async function makeWay(): Promise<void> {
  for (let look = 0; look < LOOKS && isBusy(); look++) await pause(LOOK_MS);
}

function isBusy(): boolean {
  if (performance.now() - lookedAt >= LOOK_MS) {
    busy = asked > 0 && performance.eventLoopUtilization(last).utilization > BUSY;
    asked = 0;
    lookedAt = performance.now();
    last = performance.eventLoopUtilization();
  }
  return busy;
}
