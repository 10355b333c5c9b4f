import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lightenClient } from './client-graph.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';
import { step } from './say.mjs';

const schemaFile = inRoot('prisma', 'schema.prisma');
const clientDir = inRoot('prisma', 'client');
const marker = path.join(clientDir, '.inputs');
const lightening = inRoot('scripts', 'lib', 'client-graph.mjs');

function inputs() {
  const version = JSON.parse(readFileSync(inRoot('node_modules', 'prisma', 'package.json'), 'utf8')).version;
  const files = [schemaFile, lightening].map((file) => readFileSync(file));
  return createHash('sha256').update(version).update(Buffer.concat(files)).digest('hex');
}

/**
 * Generates the Prisma client when it is missing or older than the schema.
 * Prisma wants to download its native schema engine first, which generating does not use: a stub stands in
 * for it. The stub fails on purpose, because commands that do need the engine report success with a silent one.
 */
export async function ensurePrismaClient({ force = false } = {}) {
  if (!existsSync(schemaFile)) return;
  const wanted = inputs();
  if (!force && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  const dir = mkdtempSync(path.join(tmpdir(), 'rihla-prisma-'));
  const stub = path.join(dir, 'schema-engine');
  writeFileSync(
    stub,
    '#!/bin/sh\necho "pas de moteur de schéma natif : utilisez npm run db:migrate" >&2\nexit 86\n',
  );
  chmodSync(stub, 0o755);
  try {
    await step('Génération du client Prisma', () =>
      runNode([inRoot('node_modules', 'prisma', 'build', 'index.js'), 'generate', '--schema', schemaFile], {
        quiet: true,
        env: {
          ...process.env,
          PRISMA_SCHEMA_ENGINE_BINARY: stub,
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
          CHECKPOINT_DISABLE: '1',
        },
        failure: 'La génération du client Prisma a échoué',
        advice: 'Corrigez prisma/schema.prisma, puis relancez la commande.',
      }),
    );
    lightenClient(path.join(clientDir, 'internal', 'class.ts'));
    writeFileSync(marker, wanted);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
