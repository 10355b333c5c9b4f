import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { db } from '@/lib/core/db';
import { mailText } from './mails';

type Column = { place: string; table: string; column: string; type: string };

/** Where in the whole database one of these words stands: every column that can hold a text, of every table. */
export async function tracesInDatabase(words: string[]): Promise<string[]> {
  const columns = await db.$queryRaw<Column[]>`
    SELECT c.table_schema || '.' || c.table_name || '.' || c.column_name AS place, c.data_type AS type,
      format('%I.%I', c.table_schema, c.table_name) AS "table", format('%I', c.column_name) AS "column"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema IN ('public', 'pgboss') AND t.table_type = 'BASE TABLE'
      AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'tsvector')`;
  const found: string[] = [];
  for (const { place, table, column, type } of columns)
    for (const word of words) {
      const holds =
        type === 'bytea'
          ? `position(convert_to($1, 'UTF8') IN ${column}) > 0`
          : `${column}::text ILIKE '%' || $1 || '%'`;
      const rows = await db.$queryRawUnsafe<{ row: string }[]>(
        `SELECT t::text AS row FROM ${table} t WHERE ${holds} LIMIT 1`,
        word,
      );
      if (rows.length > 0) found.push(`${place}: ${word} in ${rows[0]?.row.slice(0, 300)}`);
    }
  return found;
}

/** Which files below DATA_DIR hold one of these words, as bytes or as a mail is read. */
export function tracesInFiles(words: string[]): string[] {
  const folder = process.env.DATA_DIR ?? '';
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const bytes = readFileSync(file);
      const text = file.endsWith('.eml') ? mailText(bytes.toString('utf8')) : '';
      return words
        .filter((word) => bytes.includes(word) || text.includes(word))
        .map((word) => `${file}: ${word}`);
    });
}
