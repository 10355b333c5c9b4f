import 'server-only';
import { databasePool } from './db';

const AT_ONCE = 500;

/** Rows of one statement after the other, some at a time. A cursor takes no parameters: nothing of a person's is in the text. */
export type Snapshot = <Row>(text: string) => AsyncGenerator<Row[]>;

/**
 * Reads much, as it all was at one moment, without holding it: each statement by a cursor, one after the other. Whoever reads must
 * be quick, for a connection is held; nothing waits here for somebody's network.
 */
export async function readSnapshot<T>(work: (rows: Snapshot) => Promise<T>): Promise<T> {
  const client = await databasePool().connect();
  let broken = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(
      "SET LOCAL statement_timeout = '30s'; SET LOCAL idle_in_transaction_session_timeout = '60s'",
    );
    async function* rows<Row>(text: string): AsyncGenerator<Row[]> {
      await client.query(`DECLARE snapshot NO SCROLL CURSOR FOR ${text}`);
      for (;;) {
        const { rows: some } = await client.query(`FETCH ${AT_ONCE} FROM snapshot`);
        if (some.length === 0) break;
        yield some as Row[];
      }
      await client.query('CLOSE snapshot');
    }
    const result = await work(rows);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
