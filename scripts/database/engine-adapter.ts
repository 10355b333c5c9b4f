import pg from 'pg';

// The schema engine talks to the database through Prisma's "driver adapter" shape. @prisma/adapter-pg cannot serve
// it (it has no mapping for the catalogue type "char" and splits scripts at every semicolon), hence this small one.

type Query = { sql: string; args: unknown[] };
type Result<T> = { ok: true; value: T } | { ok: false; error: { kind: 'GenericJs'; id: number } };

const typeOf: Record<number, number> = {
  16: 5, // bool
  17: 13, // bytea
  18: 6, // "char"
  20: 1, // int8
  21: 0, // int2
  23: 0, // int4
  26: 1, // oid
  700: 2, // float4
  701: 3, // float8
  1000: 69, // bool[]
  1002: 70, // "char"[]
  1003: 71, // name[]
  1005: 64, // int2[]
  1007: 64, // int4[]
  1009: 71, // text[]
  1015: 71, // varchar[]
  1016: 65, // int8[]
  1028: 65, // oid[]
  1082: 8, // date
  1114: 10, // timestamp
  1184: 10, // timestamptz
  1700: 4, // numeric
};
const text = 7;

/** What the schema engine's constructor takes, and `close`, because the engine forgets its connections. */
export function engineAdapterFactory(databaseUrl: string) {
  const errors: unknown[] = [];
  const clients: pg.Client[] = [];
  const guarded =
    <A extends unknown[], T>(work: (...args: A) => Promise<T> | T) =>
    async (...args: A): Promise<Result<T>> => {
      try {
        return { ok: true, value: await work(...args) };
      } catch (error) {
        return { ok: false, error: { kind: 'GenericJs', id: errors.push(error) - 1 } };
      }
    };
  const errorRegistry = { consumeError: (id: number) => ({ error: errors[id] }) };
  const common = { provider: 'postgres', adapterName: 'rihla', errorRegistry };

  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    clients.push(client);
    await client.connect();
    const ask = ({ sql, args }: Query) => client.query({ text: sql, values: args, rowMode: 'array' });
    return {
      ...common,
      queryRaw: guarded(async (query: Query) => {
        const { fields, rows } = await ask(query);
        return {
          columnNames: fields.map((field) => field.name),
          columnTypes: fields.map((field) => typeOf[field.dataTypeID] ?? text),
          rows,
        };
      }),
      executeRaw: guarded(async (query: Query) => (await ask(query)).rowCount ?? 0),
      executeScript: guarded(async (script: string) => void (await client.query(script))),
      startTransaction: guarded(() => {
        throw new Error('The schema engine only reads here.');
      }),
      getConnectionInfo: () => ({ ok: true, value: { schemaName: 'public', supportsRelationJoins: true } }),
      dispose: guarded(() => {}),
    };
  };
  const connectToShadowDb = guarded(() => {
    throw new Error('No shadow database: migrations are applied by our own runner before comparing.');
  });
  const close = () => Promise.all(clients.map((client) => client.end()));
  return { factory: { ...common, connect: guarded(connect), connectToShadowDb }, close };
}
