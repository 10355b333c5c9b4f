import pg from 'pg';

/** Runs one statement on a server, as its superuser, outside any transaction. */
export async function onServer(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server's address with another database. */
export function withDatabase(url: string, name: string) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Replaces a database with a fresh copy of a template, whoever is connected to it. */
export async function copyDatabase(url: string, template: string, name: string) {
  await onServer(
    url,
    `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`,
    `CREATE DATABASE "${name}" TEMPLATE "${template}"`,
  );
  return withDatabase(url, name);
}
