import { executable, installFromDebian, programOnPath } from './debian.mjs';

// Debian keeps it where only root's PATH leads.
const found = () =>
  programOnPath(['pgbouncer']) ?? ['/usr/sbin/pgbouncer'].find((program) => executable(program));

/** PgBouncer, installed by Debian's package when it is missing; undefined where it cannot be had. */
export async function pooler() {
  if (!found()) await installFromDebian('PgBouncer', ['pgbouncer']);
  return found();
}
