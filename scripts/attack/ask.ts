import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { canMeasureProcesses, processorSeconds } from '../bench/processes';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

type Question = { method?: string; headers?: OutgoingHttpHeaders; body?: string };

/** Connections are given up well before the server does (server/time-limits.mjs): a request that meets its closing is lost. */
const agent = new Agent({ keepAlive: true, timeout: 30_000 });

/** One request, answered whole. Rejects when the connection breaks. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          ms: performance.now() - start,
        }),
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Does the work for each item, so many at once. */
export async function inTurn<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * So many readers, each of whom asks for the next address as soon as they are answered, for so long. Good answers are
 * counted by the server's own processor time, which it uses up in calm as under load: a busy neighbour changes how many
 * come in a second, not how many it makes of one.
 */
export async function readers(
  pid: number,
  urls: Iterator<string>,
  { count, seconds }: { count: number; seconds: number },
) {
  const before = processorSeconds(pid);
  const answers: Answer[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const reader = async () => {
    while (performance.now() < end) {
      const { done, value } = urls.next();
      if (done) return;
      answers.push({ ...(await ask(value)), body: '' });
    }
  };
  await Promise.all(Array.from({ length: count }, reader));
  const used = canMeasureProcesses ? processorSeconds(pid) - before : (performance.now() - start) / 1000;
  const good = answers.filter(({ status }) => status === 200);
  return { goodPerSecond: good.length / used, others: answers.filter(({ status }) => status !== 200) };
}
