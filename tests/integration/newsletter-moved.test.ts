import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { applyMigrations, migrationsDir } from '@/scripts/database/migrate';
import { onServer, withDatabase } from '../support/database';
import { temporaryDir } from '../support/temporary';

const { server, prefix } = inject('databases');
const name = `${prefix}_newsletter`;
const url = withDatabase(server, name);
const before = temporaryDir();

afterAll(() => onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));

async function run(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Record<string, string>>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

test('members who had ticked the newsletter and visitors who had asked for it are on one list, as far as their address was proved', async () => {
  await onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`, `CREATE DATABASE "${name}"`);
  const all = readdirSync(migrationsDir).filter((entry) => /^\d/.test(entry));
  for (const one of all.filter((entry) => entry < '20261122184500'))
    cpSync(path.join(migrationsDir, one), path.join(before, one), { recursive: true });
  await applyMigrations(url, before);
  const member = (email: string, newsletter: boolean) =>
    `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, country, user_type, newsletter, email_verified_at)
     VALUES (gen_random_uuid(), '${email}', 'x', 'A', 'B', '+33612345678', 'France', 'particular', ${newsletter}, now())`;
  await run(member('oui@exemple.test', true));
  await run(member('non@exemple.test', false));
  await run(member('deux@exemple.test', true));
  await run(`INSERT INTO newsletter_subscribers (email, token_hash)
    VALUES ('deux@exemple.test', 'a'), ('visite@exemple.test', 'b')`);
  await applyMigrations(url);
  const list = await run('SELECT email, token FROM newsletter_subscribers ORDER BY email');
  expect(list.map(({ email }) => email)).toEqual(['deux@exemple.test', 'oui@exemple.test']);
  expect(new Set(list.map(({ token }) => token)).size).toBe(2);
  for (const { token } of list) expect(token).toMatch(/^[\w-]{43,100}$/);
});
