import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../lib/build.mjs';
import { inCheckout } from '../lib/environment.mjs';
import { onStop, stopAll, stopOnSignals } from '../lib/processes.mjs';
import { sayError, step } from '../lib/say.mjs';
import { allWorkedOff, atRest, makeWorld, startDatabaseServer } from './database';
import { measureDeliveries, printDeliveries } from './deliveries';
import { type FirstViewFigures, measureFirstViews, printFirstViews } from './first-views';
import { openSessions } from './hot-leg';
import { type LighthouseFigures, measureLighthouse, printLighthouse } from './lighthouse';
import { type LiveFigures, measureLive } from './live';
import { printLive } from './live-report';
import { type Figures, measure, median, type Target } from './measure';
import { measureMillion } from './million';
import { type MixedFigures, measureMixed, printMixed } from './mixed-pages';
import { measureBarePage, measurePages, printPages } from './pages';
import { canMeasureProcesses, residentMegabytes } from './processes';
import { paceOf, printReport, printReservations, type ReadFigures } from './report';
import { deepPage, READS, type Read, readPaths } from './requests';
import { measureReservations, type ReservationFigures } from './reservations';
import { startBare, startBarePage, startProduct } from './servers';
import { measureThreads, printThreads, type ThreadFigures } from './threads';
import { conclude } from './verdict';

// `npm run bench` (add `-- --quick` for a look at 10,000 trips only, `-- --direct` for what arrives as it happens and what is sent only,
// `-- --conversations` for the calls of the messages only, `-- --reservations` for reserving only, `-- --pages` for what people open,
// `-- --lighthouse` for what Lighthouse says of it, `-- --million` for every public read at a million trips beside ten thousand).
const quick = process.argv.includes('--quick');
const direct = process.argv.includes('--direct');
const talking = process.argv.includes('--conversations');
const reserving = process.argv.includes('--reservations');
const opening = process.argv.includes('--pages');
const scoring = process.argv.includes('--lighthouse');
const million = process.argv.includes('--million');
const MESSAGES = quick ? 200_000 : 10_000_000;
const [SMALL, BIG] = [10_000, 100_000];
// A round's p99 is some fifteen answers, and one collection of garbage holds up ten.
const ROUNDS = quick ? 1 : 5;
const SECONDS = quick ? 1.5 : 2;
const WARM_UP_SECONDS = quick ? 1 : 2;
const CONNECTIONS = 10;
// Nobody reserves more than ten times on one trip: enough people for the quickest machine.
const PEOPLE = 2_000;

const ASKED = { cookie: 'bench=1' };

type World = { url: string; paths: Record<Read, string[]>; page: number };

async function run(): Promise<void> {
  const home = mkdtempSync(path.join(tmpdir(), 'rihla-bench-data-'));
  onStop(async () => rmSync(home, { recursive: true, force: true }));
  const secret = randomBytes(32).toString('hex');
  const distDir = path.join('.test', 'next');
  const server = await step('PostgreSQL', startDatabaseServer);
  if (million) return measureMillion(server, { ...process.env, DATA_DIR: home, NEXTAUTH_SECRET: secret });
  const world = async (count: number): Promise<World> => {
    const url = await makeWorld(server, count);
    const page = await deepPage(url);
    return { url, page, paths: await readPaths(url, page) };
  };
  const small = await step(`${SMALL} transports`, () => world(SMALL));
  const big =
    quick || direct || talking || reserving || opening || scoring
      ? small
      : await step(`${BIG} transports`, () => world(BIG));
  const env = {
    ...process.env,
    DATA_DIR: home,
    NEXTAUTH_SECRET: secret,
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  await inCheckout(() => ensureBuilt({ env: { ...env, DATABASE_URL: big.url }, distDir }));
  const settings = { databasePid: server.pid, env };
  if (talking) return printThreads(await threads());
  if (opening) {
    const reader = await startProduct({ ...settings, databaseUrl: big.url });
    const nude = await step('Page nue', () => startBarePage({ ...settings, databaseUrl: big.url }));
    printPages(await pages(reader), await measureBarePage(nude, SECONDS));
    printFirstViews(await firstViews(reader));
    return printMixed(await mixed());
  }
  if (scoring) {
    const reader = await startProduct({ ...settings, databaseUrl: big.url });
    return printLighthouse(await scores(reader));
  }
  if (reserving) {
    const product = await startProduct({ ...settings, databaseUrl: big.url });
    const bare = await startBare({ ...settings, databaseUrl: big.url });
    return printReservations(await reserve(product, bare));
  }
  const live = await startLive();
  const deliveries = await step('Envois', () => measureDeliveries(server, env));
  if (direct) {
    printLive(live);
    return printDeliveries(deliveries);
  }
  const product = await startProduct({ ...settings, databaseUrl: big.url });
  const bare = await startBare({ ...settings, databaseUrl: big.url });
  const smaller = quick ? undefined : await startProduct({ ...settings, databaseUrl: small.url });

  const contestants: [Target, World][] = [
    [bare, big],
    [product, big],
    ...(smaller ? [[smaller, small] as [Target, World]] : []),
  ];
  // Whoever comes with a cookie is answered by the call itself, others from memory until something is written.
  const load = (world: World, read: Read, seconds: number, headers: Record<string, string> = ASKED) => ({
    connections: CONNECTIONS,
    seconds,
    requests: world.paths[read].map((path) => ({ path, headers })),
  });
  // The read that is measured first would otherwise pay for the compiling of what all of them use. Not the texts: which
  // trips hold them is remembered, and asking for the first time has a line of its own.
  await step('Échauffement', async () => {
    for (const [target, world] of contestants)
      for (const read of READS)
        if (read !== 'search') await measure(target, load(world, read, WARM_UP_SECONDS));
  });
  const reads = {} as Record<Read, ReadFigures>;
  for (const read of READS) {
    reads[read] = await step(`Lecture « ${read} »`, () => compare(read));
  }
  const reservations = await reserve(product, bare);
  const megabytes = residentMegabytes(product.pid);
  // A process of their own, which has nothing else to do any more.
  await product.end();
  const reader = await startProduct({ ...settings, databaseUrl: big.url });
  await allWorkedOff(big.url);
  const opened = await pages(reader);
  const nude = await step('Page nue', () => startBarePage({ ...settings, databaseUrl: big.url }));
  const bareMs = await measureBarePage(nude, SECONDS);
  const viewed = await firstViews(reader);
  const scored = quick ? [] : await scores(reader);
  await reader.end();
  const held = await mixed();
  printReport({
    count: quick ? SMALL : BIG,
    pages: { small: small.page, big: big.page },
    reads,
    reservations,
    megabytes,
    processors: cpus().length,
    load: loadavg()[0] ?? 0,
    complete: canMeasureProcesses,
  });
  printPages(opened, bareMs);
  printFirstViews(viewed);
  if (!quick) printLighthouse(scored);
  printMixed(held);
  printLive(live);
  printDeliveries(deliveries);
  printThreads(await threads());

  function pages(product: Target) {
    return step('Pages publiques', () => measurePages(product, big.url, SECONDS));
  }

  function firstViews(product: Target): Promise<FirstViewFigures> {
    return step('Premières vues', () => measureFirstViews(product));
  }

  function scores(product: Target): Promise<LighthouseFigures[]> {
    return step('Lighthouse (dix minutes environ)', () => measureLighthouse(product));
  }

  /** By a process that has just started. */
  async function mixed(): Promise<MixedFigures> {
    const reader = await startProduct({ ...settings, databaseUrl: big.url });
    const figures = await step('Pages mêlées', () => measureMixed(reader));
    await reader.end();
    return figures;
  }

  async function reserve(product: Target, bare: Target): Promise<ReservationFigures> {
    const people = await openSessions(big.url, secret, PEOPLE);
    return step('Réservations', () => measureReservations(big.url, product, bare, people, quick ? 2 : 6));
  }

  /** In the small world, beside the other servers' own. */
  async function threads(): Promise<ThreadFigures> {
    const reader = await startProduct({ ...settings, databaseUrl: small.url });
    const bare = await startBare({ ...settings, databaseUrl: small.url });
    const lists = { connections: CONNECTIONS, requests: small.paths.list.map((path) => ({ path })) };
    const pace = async () => paceOf(await measure(bare, { ...lists, seconds: SECONDS }));
    return step(`${MESSAGES} messages`, () => measureThreads(small.url, secret, reader, MESSAGES, pace));
  }

  /** On processes of their own, and before the others: what was under load holds more than it needs. */
  async function startLive(): Promise<LiveFigures> {
    const [one, other] = [
      await startProduct({ ...settings, databaseUrl: small.url }),
      await startProduct({ ...settings, databaseUrl: small.url }),
    ];
    const figures = await step('En direct', () => measureLive(small.url, secret, one, other));
    // They would go on working for what the others are asked, its mails among it.
    await Promise.all([one.end(), other.end()]);
    return figures;
  }

  /** All servers in turn, several times: a busy neighbour then meets all of them. */
  async function compare(read: Read): Promise<ReadFigures> {
    // Every request once, then some more: what is asked for the first time has a line of its own.
    const first: Figures[] = [];
    for (const [target, world] of contestants) {
      const once = load(world, read, WARM_UP_SECONDS);
      first.push(await measure(target, { ...once, amount: Math.max(CONNECTIONS, once.requests.length) }));
      await measure(target, once);
    }
    const keptLoad = load(big, read, SECONDS, {});
    await measure(product, { ...keptLoad, amount: Math.max(CONNECTIONS, keptLoad.requests.length) });
    const kept: Figures[] = [];
    const rounds: Figures[][] = contestants.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, [target, world]] of contestants.entries()) {
        await atRest(world.url);
        rounds[index]?.push(await measure(target, load(world, read, SECONDS)));
      }
      kept.push(await measure(product, keptLoad));
    }
    const [bareRounds = [], productRounds = [], smallRounds = []] = rounds;
    return {
      bare: median(bareRounds),
      product: median(productRounds),
      kept: median(kept),
      ...(first[1] ? { first: first[1] } : {}),
      ...(smallRounds.length > 0 ? { small: median(smallRounds) } : {}),
    };
  }
}

stopOnSignals();
try {
  await run();
  process.exitCode = conclude();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
await stopAll();
process.exit();
