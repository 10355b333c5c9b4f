import type pg from 'pg';

/** Whom the product connects as on the embedded server. */
export type AppRole = { name: string; password: string };

const CAN = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Makes the role, or gives the one that is there its password and takes away what it must not have. */
export async function ensureAppRole(client: pg.Client, { name, password }: AppRole): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  const verb = found.rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE "${name}" ${CAN} PASSWORD ${client.escapeLiteral(password)}`);
}

/**
 * Gives a role everything in the client's database that is still the superuser's: what was made before the role was. Not
 * by REASSIGN OWNED, which refuses the superuser's belongings as a whole.
 */
export async function handOver(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(BELONGINGS, [role]);
  for (const { statement } of rows) await client.query(statement);
}

// A column may hang on its table's being (a partition's key does): only whole things are somebody else's.
// Indexes, and sequences of identity columns, go with their tables; what an extension brought stays its own.
const BELONGINGS = `
  WITH foreign_to_us AS (SELECT objid FROM pg_depend WHERE deptype IN ('e', 'i') AND objsubid = 0),
  ours AS (
    SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), things AS (
    SELECT 'SCHEMA' AS kind, quote_ident(nspname) AS name, nspowner AS owner
    FROM pg_namespace JOIN ours USING (oid)
    UNION ALL
    SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
      oid::regclass::text, relowner
    FROM pg_class WHERE relnamespace IN (SELECT oid FROM ours) AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND oid NOT IN (SELECT objid FROM foreign_to_us)
      AND NOT (relkind = 'S' AND oid IN (SELECT objid FROM pg_depend WHERE deptype = 'a'))
    UNION ALL
    SELECT 'TYPE', oid::regtype::text, typowner
    FROM pg_type WHERE typnamespace IN (SELECT oid FROM ours) AND typtype IN ('e', 'd')
      AND oid NOT IN (SELECT objid FROM foreign_to_us)
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, proowner
    FROM pg_proc WHERE pronamespace IN (SELECT oid FROM ours) AND oid NOT IN (SELECT objid FROM foreign_to_us)
  )
  SELECT format('ALTER %s %s OWNER TO %I', kind, name, $1::text) AS statement
  FROM things JOIN pg_roles ON pg_roles.oid = things.owner WHERE rolsuper`;
