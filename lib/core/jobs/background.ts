import 'server-only';
import { log } from '../log/log';

const running = new Set<Promise<void>>();

/** Does something that no answer waits for. Its failure is one log line with `name`, without the error's texts. */
export function inBackground(name: string, work: () => Promise<void>): void {
  const job = work()
    .catch((error: unknown) => {
      const { code } = error as { code?: unknown };
      log.error({ job: name, code }, 'background job failed');
    })
    .finally(() => running.delete(job));
  running.add(job);
}

/** Resolves when nothing of it is under way. */
export async function backgroundDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
