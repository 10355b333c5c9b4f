import { env } from '@/lib/core/env';

// Run as a child by the launcher, so that a wrong variable is told before anything is built or served.
try {
  env();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
