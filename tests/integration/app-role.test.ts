import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { ensureAppRole, handOver } from '@/scripts/database/app-role';
import { applyMigrations } from '@/scripts/database/migrate';
import { copyDatabase, onServer, withDatabase } from '../support/database';

const { server, template, prefix } = inject('databases');
const name = `${prefix}_role`;
const role = { name: `${prefix}_app`, password: "l'app" };

afterAll(() => onServer(server, `DROP DATABASE "${name}" WITH (FORCE)`, `DROP ROLE "${role.name}"`));

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a database that was the superuser’s becomes the role’s: it can do all of ours, and nothing of the machine', async () => {
  const url = await copyDatabase(server, template, name);
  await connected(url, async (client) => {
    await client.query(
      `CREATE SCHEMA elsewhere CREATE TABLE things (id int GENERATED ALWAYS AS IDENTITY, n serial)`,
    );
    await client.query('CREATE VIEW seen AS SELECT * FROM users');
    await ensureAppRole(client, { ...role, password: 'another' });
    await ensureAppRole(client, role);
    await client.query(`ALTER DATABASE "${name}" OWNER TO "${role.name}"`);
    await handOver(client, role.name);
    await handOver(client, role.name);
  });

  const address = new URL(withDatabase(server, name));
  Object.assign(address, { username: role.name, password: encodeURIComponent(role.password) });
  expect(await applyMigrations(address.href)).toEqual([]);
  await connected(address.href, async (client) => {
    const alien = await client.query(
      `SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
       WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' AND pg_get_userbyid(relowner) <> current_user`,
    );
    expect(alien.rows).toEqual([]);
    await client.query('CREATE SCHEMA later CREATE TABLE job (id int)');
    await client.query('ALTER TABLE users ADD COLUMN later text');
    await client.query(`ALTER TYPE "user_type" ADD VALUE 'robot'`);
    for (const reach of [
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      `SELECT pg_read_file('/etc/hostname')`,
      'CREATE DATABASE mine',
      'CREATE ROLE mine',
      'ALTER SYSTEM SET work_mem = 1',
    ]) {
      await expect(client.query(reach), reach).rejects.toMatchObject({ code: '42501' });
    }
  });
});
