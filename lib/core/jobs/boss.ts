import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { fromPrisma, PgBoss } from 'pg-boss';
import { type RawDb, rowsOf } from '../db';
import { env } from '../env';
import { databaseCode } from '../errors';
import { log } from '../log/log';
import { type Definition, QUEUES, type QueueName } from './queues';
import './ending';

export type Work = { id: string; data: Record<string, string> };
/**
 * What does the work of each queue, some jobs at a time. It may be called twice for one job, and by two processes at once.
 * Answers the ids of those that failed, when not all of them are done; when it throws, all failed.
 */
export type Handlers = Record<QueueName, (jobs: Work[]) => Promise<ReadonlySet<string> | undefined>>;

type Jobs = { opened: Promise<Opened>; ready: Promise<boolean>; end: () => Promise<void> };
type Opened = { boss: PgBoss; fromPrisma: typeof fromPrisma };

const CONNECTIONS = 3;
const RETRY_MS = 5_000;
/** Within what a leaving server has for its last answers. */
const LEAVING_MS = 8_000;
const LOG_EVERY_MS = 60_000;
/**
 * A wake-up comes with each job; what is tried again, or was missed, is found by asking now and then. A wake-up fetches one
 * batch only unless it is told to go on.
 */
const POLLING = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

// Of the process, not of the module: Next makes a module anew for each of its bundles, and the server waits for the end.
const kept = globalThis as typeof globalThis & {
  rihlaJobs?: { asking?: Jobs | undefined; working?: Jobs | undefined; end: () => Promise<void> };
};

function here() {
  kept.rihlaJobs ??= { end: endJobs };
  return kept.rihlaJobs;
}

/**
 * Asks for work in the caller's transaction, a job for each of `data`: it is there when that commits, never otherwise.
 * `data` must be small: ids, no texts. Done soon after, here or by another process; nothing is added while one of a `short`
 * queue waits.
 */
export async function enqueue(tx: RawDb, queue: QueueName, data: Work['data'][] = [{}]): Promise<void> {
  const jobs = here();
  jobs.asking ??= jobs.working ?? open(null);
  await jobs.asking.ready;
  const { boss, fromPrisma } = await jobs.asking.opened;
  await boss.insert(
    queue,
    data.map((one) => ({ data: one })),
    { db: fromPrisma(tx) },
  );
}

/** What of a job that is being worked off is left, should it be tried again. */
export async function leaveOf(queue: QueueName, job: Work, data: Work['data']): Promise<void> {
  await rowsOf`UPDATE pgboss.job SET data = ${JSON.stringify(data)}::jsonb WHERE name = ${queue} AND id = ${job.id}::uuid AND state = 'active'`;
}

/** Works the queues off in this process until `endJobs`, whether or not the database is there yet. */
export function workJobs(handlers: Handlers): void {
  here().working ??= open(handlers);
}

/** Ends the work in this process: what runs may end within eight seconds, and is done anew elsewhere if it does not. */
export async function endJobs(): Promise<void> {
  const { asking, working } = here();
  await Promise.all([asking?.end(), working?.end()]);
  here().asking = undefined;
  here().working = undefined;
}

function open(handlers: Handlers | null): Jobs {
  const opened = openBoss(handlers !== null);
  const leaving = new AbortController();
  const ready = opened.then(({ boss }) => begin(boss, handlers, leaving.signal));
  const finish = async () => {
    leaving.abort();
    await ready;
    await (await opened).boss.stop({ timeout: LEAVING_MS }).catch(report);
  };
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= finish();
    return ended;
  };
  return { opened, ready, end };
}

/** With the first job: what only asks mostly asks the one who works in the same process, and pages ask for none. */
async function openBoss(works: boolean): Promise<Opened> {
  const { fromPrisma, PgBoss } = await import('pg-boss');
  const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
  const boss = new PgBoss({
    connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
    application_name: 'rihla-jobs',
    max: CONNECTIONS,
    connectionTimeoutMillis: 1_500,
    options: '-c statement_timeout=30000',
    // Its tables come with our migrations, so that the account of the database needs no right to make a schema.
    migrate: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    registerInstance: false,
    // How soon a silent worker's job is given to another, beside how seldom an idle site asks its database.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 15,
    flowIntervalSeconds: 300,
  });
  boss.on('error', report);
  boss.on('warning', ({ message }) => report(Object.assign(new Error(message), { code: 'warning' })));
  return { boss, fromPrisma };
}

/** Resolves when all stands, as often as it takes; with false when it was told to leave before. */
async function begin(boss: PgBoss, handlers: Handlers | null, leaving: AbortSignal): Promise<boolean> {
  while (!leaving.aborted) {
    try {
      await boss.start();
      await prepareQueues(boss, handlers);
      return true;
    } catch (error) {
      report(error);
      await boss.stop({ graceful: false }).catch(report);
      await pause(RETRY_MS, undefined, { signal: leaving }).catch(() => {});
    }
  }
  return false;
}

async function prepareQueues(boss: PgBoss, handlers: Handlers | null): Promise<void> {
  for (const [name, { cron, work, ...options }] of Object.entries(QUEUES) as [QueueName, Definition][]) {
    await boss.createQueue(name, options);
    if (!handlers) continue;
    const { policy: _, ...changeable } = options;
    await boss.updateQueue(name, changeable);
    if (cron) await boss.schedule(name, cron);
    await boss.work(name, { ...POLLING, ...work }, async (jobs: Work[]) => {
      const failed = await handlers[name](jobs);
      return jobs.map(({ id }) => ({
        id,
        status: failed?.has(id) ? ('failed' as const) : ('completed' as const),
      }));
    });
  }
}

const told = new Map<string, number>();

/** One line a minute for each kind of trouble, without the error's texts: while the database is away all of it fails. */
function report(error: unknown): void {
  const code = databaseCode(error) ?? (error instanceof Error ? error.name : 'unknown');
  if (Date.now() - (told.get(code) ?? 0) < LOG_EVERY_MS) return;
  told.set(code, Date.now());
  log.warn({ code }, 'jobs are held up');
}
