import 'server-only';
import DataLoader from 'dataloader';

/** Of one statement. */
export const MOST_TOGETHER = 100;

/**
 * Reads of one kind that are asked for in the same moment go together in one statement: where many people come at once, each
 * statement costs more than what it reads. None is begun before it was asked for. `read` answers in the order of the keys;
 * what it throws, each of them gets.
 */
export function together<K, V>(read: (keys: readonly K[]) => Promise<V[]>): (key: K) => Promise<V> {
  const loader = new DataLoader<K, V>(read, {
    cache: false,
    maxBatchSize: MOST_TOGETHER,
    batchScheduleFn: setImmediate,
  });
  return (key) => loader.load(key);
}
