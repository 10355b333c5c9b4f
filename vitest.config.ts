import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@/components/words/browser': here('./tests/support/words-here.ts'),
      '@': here('.'),
      // as it is on the server, where no page gives words
      '#words': here('./components/words/server.ts'),
      // the empty module that Next itself resolves on the server
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    env: {
      TZ: 'UTC',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      NEXTAUTH_SECRET: 'secret-de-test-secret-de-test-secret-de-test',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          // What is judged by many examples takes seconds on a busy machine.
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/integration-setup.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'served',
          include: ['tests/served/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          // A whole database is removed, on a busy machine.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
        },
      },
    ],
  },
});
