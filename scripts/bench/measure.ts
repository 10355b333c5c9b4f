import autocannon from 'autocannon';
import { processorSeconds } from './processes';

export type Target = { url: string; pid: number; databasePid: number };

export type Figures = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor milliseconds per request. */
  server: number;
  database: number;
  /** Answers of another status than the expected ones, broken connections included. */
  failures: number;
};

type Load = {
  connections: number;
  seconds: number;
  requests: autocannon.Request[];
  /** How many requests to make; it then ends when they are answered. */
  amount?: number;
  expected?: number[];
};

/** Puts a server under load; every connection goes through the requests from a place of its own. */
export async function measure(target: Target, load: Load): Promise<Figures> {
  const { connections, requests, seconds, amount, expected = [200] } = load;
  // The bare server answers ten times as often: what is left of its round would hold up whoever comes next.
  globalThis.gc?.();
  const times: number[] = [];
  let [started, failures] = [0, 0];
  const before = { server: processorSeconds(target.pid), database: processorSeconds(target.databasePid) };
  const start = performance.now();
  const result = await autocannon({
    url: target.url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    setupClient: (client) => {
      const offset = Math.floor((started++ * requests.length) / connections);
      client.setRequests([...requests.slice(offset), ...requests.slice(0, offset)]);
      client.on('response', (status, _bytes, milliseconds) => {
        times.push(milliseconds);
        if (!expected.includes(status)) failures += 1;
      });
    },
  });
  const elapsed = (performance.now() - start) / 1000;
  const after = { server: processorSeconds(target.pid), database: processorSeconds(target.databasePid) };
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return {
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    server: ((after.server - before.server) * 1000) / times.length,
    database: ((after.database - before.database) * 1000) / times.length,
    failures: failures + result.errors + result.timeouts,
  };
}

/** Each figure's median over the rounds; failures of all. */
export function median(rounds: Figures[]): Figures {
  const middle = (of: (round: Figures) => number) =>
    rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  return {
    perSecond: middle((round) => round.perSecond),
    p50: middle((round) => round.p50),
    p99: middle((round) => round.p99),
    server: middle((round) => round.server),
    database: middle((round) => round.database),
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
  };
}
