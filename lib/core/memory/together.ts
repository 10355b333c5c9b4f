import 'server-only';
import DataLoader from 'dataloader';
import { outsideRequests } from './outside';

/** Of one statement. */
export const MOST_TOGETHER = 100;

/**
 * Reads by id of one kind that are asked for in the same moment go together in one statement: where many people come at once,
 * each statement costs more than what it reads. None is begun before it was asked for. Each gets the rows with their id, of
 * those that `read` gives for all; what it throws, each of them gets.
 */
export function together<Row extends { id: string }>(
  read: (ids: readonly string[]) => Promise<Row[]>,
): (id: string) => Promise<Row[]> {
  const readAll = async (ids: readonly string[]) => {
    const rows = await read([...new Set(ids)]);
    return ids.map((asked) => rows.filter(({ id }) => id === asked));
  };
  const options = { cache: false, maxBatchSize: MOST_TOGETHER, batchScheduleFn: setImmediate };
  const loader = new DataLoader<string, Row[]>(readAll, options);
  // The loader keeps its last batch until the next one: its promises must not keep requests.
  return (id) => outsideRequests(() => loader.load(id));
}
