import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { copyDatabase } from './database';

// Runs before each test file and before it imports anything of ours: an empty migrated database and an empty
// DATA_DIR of the worker's own. Within a file tests share them.
const { server, template, prefix, dataDir } = inject('databases');
const worker = process.env.VITEST_POOL_ID ?? '1';
process.env.DATABASE_URL = await copyDatabase(server, template, `${prefix}_${worker}`);
process.env.DATA_DIR = path.join(dataDir, worker);
rmSync(process.env.DATA_DIR, { recursive: true, force: true });

// Whatever asked for work in this file has its own connections.
afterAll(() => (globalThis as { rihlaJobs?: { end: () => Promise<void> } }).rihlaJobs?.end());
