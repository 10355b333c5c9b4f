import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeWay } from '@/lib/core/jobs/way';

const requests = channel('http.server.request.start');

function keepBusy(milliseconds: number) {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** How long it takes to be let go on. */
async function waited(): Promise<number> {
  const start = performance.now();
  await makeWay();
  return performance.now() - start;
}

test('who makes way waits while requests keep the process busy, but not for ever, and not otherwise', async () => {
  await pause(60);
  await makeWay();
  keepBusy(300);
  expect(await waited()).toBeLessThan(40);
  await pause(60);
  await makeWay();
  requests.publish({});
  keepBusy(300);
  expect(await waited()).toBeGreaterThan(40);
  const crowd = setInterval(() => {
    requests.publish({});
    keepBusy(20);
  }, 1);
  await pause(200);
  let gone = 0;
  const until = performance.now() + 1_000;
  const goOn = async () => {
    for (; performance.now() < until; gone += 1) await makeWay();
  };
  await Promise.all(Array.from({ length: 8 }, goOn));
  clearInterval(crowd);
  // The last of each comes after the second.
  expect(gone).toBeGreaterThan(8 + 2);
  expect(gone).toBeLessThan(8 + 8);
});

test('one quiet moment of a crowd is not used by all that wait', async () => {
  let since = 0;
  let quiet = Number.POSITIVE_INFINITY;
  // A machine that stood still itself has been calm for too long.
  while (quiet > 200) {
    requests.publish({});
    keepBusy(200);
    await makeWay();
    const busyUntil = performance.now();
    await pause(100);
    since = performance.now();
    quiet = since - busyUntil;
  }
  const waits = await Promise.all(Array.from({ length: 8 }, waited));
  const soon = waits.filter((milliseconds) => milliseconds < 150);
  expect(soon.length).toBeLessThan(3);
  // It is over half a second after the crowd: the others go.
  expect(performance.now() - since).toBeLessThan(900);
});
