import 'server-only';
import { plainTransaction } from './db';

const AT_ONCE = 500;
const BEGIN = [
  'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY',
  "SET LOCAL statement_timeout = '30s'",
  "SET LOCAL idle_in_transaction_session_timeout = '60s'",
];

/** Rows of one statement after the other, some at a time. A cursor takes no parameters: nothing of a person's is in the text. */
export type Snapshot = <Row>(text: string) => AsyncGenerator<Row[]>;

/**
 * Reads much, as it all was at one moment, without holding it: each statement by a cursor, one after the other. Whoever reads must
 * be quick, for a connection is held; nothing waits here for somebody's network.
 */
export function readSnapshot<T>(work: (rows: Snapshot) => Promise<T>): Promise<T> {
  return plainTransaction(async (tx) => {
    for (const statement of BEGIN) await tx.$queryRawUnsafe(statement);
    return work(async function* <Row>(text: string) {
      await tx.$queryRawUnsafe(`DECLARE snapshot NO SCROLL CURSOR FOR ${text}`);
      for (;;) {
        const some = await tx.$queryRawUnsafe<Row[]>(`FETCH ${AT_ONCE} FROM snapshot`);
        if (some.length === 0) break;
        yield some;
      }
      await tx.$queryRawUnsafe('CLOSE snapshot');
    });
  });
}
