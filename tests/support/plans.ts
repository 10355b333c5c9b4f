import pg from 'pg';
import { databasePool } from '@/lib/core/db';
import { query } from '@/scripts/bench/database';

// The statements that reads send are explained as they were sent, once for their values and once for any values (prepared
// statements use both).

export type Statement = { text: string; values: unknown[] };
export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
};
type Shape = { indexes: Set<string>; whole: Set<string> };

const url = () => process.env.DATABASE_URL ?? '';
let sent: Statement[] = [];
/** Tables of one page, which are quickest read whole. */
let tiny: Set<string>;

/** Listens to every connection that is made from now on; the world is loaded by then. */
export async function watchStatements(): Promise<void> {
  const small = await query<{ name: string }>(
    url(),
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpages <= 1`,
  );
  tiny = new Set(small.map(({ name }) => name));
  databasePool().on('connect', (client) => listenTo(client as unknown as pg.Client));
}

/** What was asked until now does not count. */
export function forgetStatements(): void {
  sent = [];
}

/** Notes what a connection is asked, whoever asks (the pool itself or Prisma). */
function listenTo(client: pg.Client): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [config, values] = args as [Partial<Statement> | string, unknown[] | undefined];
    if (typeof config === 'object' && config.text) {
      sent.push({ text: config.text, values: config.values ?? values ?? [] });
    }
    return query(...args);
  }) as typeof client.query;
}

/** What `work` asks of the database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  sent = [];
  await work();
  return sent.filter(({ text }) => !/^(BEGIN|COMMIT|ROLLBACK|DEALLOCATE)/i.test(text));
}

/** Which indexes the statements use, and which tables they read from end to end. */
export async function shapeOf(statements: Statement[]): Promise<Shape> {
  const shape: Shape = { indexes: new Set(), whole: new Set() };
  const visit = (node: PlanNode) => {
    if (node['Index Name']) shape.indexes.add(node['Index Name']);
    const table = node['Relation Name'] ?? '';
    if (node['Node Type'] === 'Seq Scan' && !tiny.has(table)) shape.whole.add(table);
    node.Plans?.forEach(visit);
  };
  for (const { text, values } of statements) {
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    const planned = [await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values)];
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE read AS ${text}`);
    const any = values.length > 0 ? `(${values.map(() => 'NULL').join(', ')})` : '';
    planned.push(await client.query(`EXPLAIN (FORMAT JSON) EXECUTE read${any}`));
    await client.end();
    for (const { rows } of planned) visit(rows[0]['QUERY PLAN'][0].Plan);
  }
  return shape;
}

/** How many blocks each statement touches in the plan that is made for any values, the dearest of them first. */
export async function blocksOf(statements: Statement[]): Promise<number[]> {
  const blocks: number[] = [];
  for (const { text, values } of statements) {
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE read AS ${text}`);
    const given = values.length > 0 ? `(${values.map((value) => literal(client, value)).join(', ')})` : '';
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE read${given}`);
    await client.end();
    const whole = rows[0]['QUERY PLAN'][0].Plan;
    blocks.push(whole['Shared Hit Blocks'] + whole['Shared Read Blocks']);
  }
  return blocks.sort((a, b) => b - a);
}

function literal(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value))
    return client.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join()}}`);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
