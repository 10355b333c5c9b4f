import type { Queue, WorkOptions } from 'pg-boss';

export type Definition = Omit<Queue, 'name'> & {
  /** When it is done by itself, in UTC; only asked for otherwise. */
  cron?: string;
  /** How it is worked off in one process. */
  work?: WorkOptions;
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const TRIED_FOR_HALF_A_DAY = {
  policy: 'standard',
  notify: true,
  heartbeatSeconds: 30,
  expireInSeconds: 10 * MINUTE,
  retryLimit: 12,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * MINUTE,
  deleteAfterSeconds: DAY,
  deadLetter: 'abandoned',
} satisfies Definition;

/**
 * Every kind of work that no answer waits for, and how it is kept. Of what is done on a schedule at most one of each waits
 * (`short`): it does all there is to do, and a worker that died keeps no other from it. A worker that falls silent for half
 * a minute has lost its job to the next. Each must be safe to be done twice, and by two at once.
 */
export const QUEUES = {
  /** What was tried in vain as often as it may be: told to the log, and kept for a month. */
  abandoned: { policy: 'standard', notify: true, retryLimit: 0, deleteAfterSeconds: 30 * DAY },
  /** Sends what was told in one step, each notification by the channels that its person chose. */
  deliver: {
    ...TRIED_FOR_HALF_A_DAY,
    // What comes while some are sent is taken together: each taking has its price.
    work: { batchSize: 10 },
  },
  /** Tells of something new those whose alerts it fits. */
  alertes: TRIED_FOR_HALF_A_DAY,
  /** Tells in the morning of what alerts found since the morning before. */
  'alertes-du-jour': regular('*/10 * * * *'),
  /** Sends one month's newsletter to one address. */
  newsletter: { ...TRIED_FOR_HALF_A_DAY, work: { batchSize: 25 } },
  /** Makes a large copy of somebody's data and tells them. */
  donnees: TRIED_FOR_HALF_A_DAY,
  /** Lets go of requests that nobody answered in time. */
  lapse: regular('* * * * *'),
  /** Lets go of requests for money that nobody paid in time. */
  'lapse-payments': regular('* * * * *'),
  /** Tells of messages that nobody read for some minutes. */
  messages: regular('* * * * *'),
  /** Finds the pairs of cities that search engines are told of. */
  paires: regular('*/10 * * * *'),
  /** Works off what the payments' provider told by itself; what could not be understood yet is tried again each minute. */
  'payment-events': regular('* * * * *'),
  /** Goes on with money: what was paid, what is to be divided, what is owed. */
  payments: regular('* * * * *'),
  /** Compares the books with the payments' provider's report of the day before. */
  reconcile: regular('23 4 * * *'),
  /** Reminds of what ends or leaves soon. */
  remind: regular('7 * * * *'),
  /** Reminds of parcels whose delivery one side says alone, and releases what waited long enough. */
  remises: regular('* * * * *'),
  /** Sends what was written to whoever runs the site, and the copy to who wrote it. */
  support: TRIED_FOR_HALF_A_DAY,
  /** Removes what is kept for a time only. */
  sweep: regular('17 * * * *'),
} satisfies Record<string, Definition>;

export type QueueName = keyof typeof QUEUES;

function regular(cron: string): Definition {
  return {
    cron,
    policy: 'short',
    notify: true,
    heartbeatSeconds: 30,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    deleteAfterSeconds: DAY,
  };
}
