import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 50;
/** Of a process' time: where this much is taken, requests wait for each other. */
const BUSY = 0.6;
/** One quiet moment between two crowds is no calm: all that wait here would use it. */
const CALM_MS = 500;
/** How often one goes on even then. */
const STEP_MS = 200;

let asked = 0;
let lookedAt = 0;
let busyUntil = 0;
let nextStep = 0;
let last = performance.eventLoopUtilization();

// Node's own word for a request that arrives, whoever serves it.
subscribe('http.server.request.start', () => {
  asked += 1;
});

/**
 * Lets requests go first: resolves at once, or in its turn while this process is busy and answers requests. Of all that wait
 * here one goes on some five times a second even then; a process that answers none never waits.
 */
export async function makeWay(): Promise<void> {
  while (isBusy()) {
    await pause(LOOK_MS);
    if (performance.now() < nextStep) continue;
    nextStep = performance.now() + STEP_MS;
    return;
  }
}

function isBusy(): boolean {
  if (performance.now() - lookedAt >= LOOK_MS) {
    if (asked > 0 && performance.eventLoopUtilization(last).utilization > BUSY)
      busyUntil = performance.now() + CALM_MS;
    asked = 0;
    lookedAt = performance.now();
    last = performance.eventLoopUtilization();
  }
  return performance.now() < busyUntil;
}
