import { executable, installFromDebian, programOnPath } from './debian.mjs';
import { goWithout } from './missing.mjs';

// Debian keeps it where only root's PATH leads.
const found = () =>
  programOnPath(['pgbouncer']) ?? ['/usr/sbin/pgbouncer'].find((program) => executable(program));

/** PgBouncer, installed by Debian's package when it is missing; undefined where one goes on without it. */
export async function pooler() {
  const reachable = found() ? true : await installFromDebian('PgBouncer', ['pgbouncer']);
  if (!found()) {
    const leftOut = 'la base est interrogée directement';
    goWithout({ label: 'PgBouncer', packages: 'apt-get install pgbouncer', leftOut, reachable });
  }
  return found();
}
