import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { schemaDrift, schemaFile } from '@/scripts/database/drift';
import { withDatabase } from '../support/database';
import { temporaryDir } from '../support/temporary';

const { server, template } = inject('databases');
const dir = temporaryDir();
const url = withDatabase(server, template);

test('the migrations produce exactly what prisma/schema.prisma describes', async () => {
  expect(await schemaDrift(url)).toBe('');
});

test('a model that no migration creates is drift', async () => {
  const file = path.join(dir, 'schema.prisma');
  writeFileSync(file, `${readFileSync(schemaFile, 'utf8')}\nmodel Oubli {\n  id Int @id\n}\n`);
  expect(await schemaDrift(url, file)).toContain('CREATE TABLE "Oubli"');
});
