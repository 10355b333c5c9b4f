import { env } from '@/lib/core/env';
import { endJobs } from '@/lib/core/jobs/boss';
import { work } from '@/lib/upkeep/work';

// `npm run worker`, run as a child by the launcher: works the queues off beside web servers with WORKER=separate. Any number
// may run.
env();
work();
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => endJobs().finally(() => process.exit(code)));
}
