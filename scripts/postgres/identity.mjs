import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { problem, say } from '../lib/say.mjs';

/**
 * PostgreSQL refuses to run as root, so a root launcher lends it another account.
 * @typedef {{ uid: number, gid: number } | null} Identity
 */

/** @param {string} name */
function accountIds(name) {
  const ask = (/** @type {string} */ flag) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const uid = ask('-u');
  const gid = ask('-g');
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** @param {string} name */
function createAccount(name) {
  /** @type {[string, string[]][]} */
  const attempts = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ];
  for (const [command, args] of attempts) if (spawnSync(command, args).status === 0) return accountIds(name);
  return null;
}

/**
 * Who PostgreSQL runs as: null means "as ourselves". The owner of existing data comes first, so that a cluster
 * made by an ordinary user still opens when root starts it.
 * @param {string} [existing] a data directory that may exist already
 * @returns {Identity}
 */
export function postgresIdentity(existing) {
  if (process.getuid?.() !== 0) return null;
  const owner = existing && statSync(existing, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = accountIds('postgres');
  if (known && known.uid !== 0) return known;
  say('• Création du compte système « postgres » (PostgreSQL refuse de fonctionner en root)…');
  const created = createAccount('postgres') ?? accountIds('nobody');
  if (created) return created;
  throw problem(
    'PostgreSQL refuse de fonctionner en root et aucun compte système n’a pu être créé pour lui.',
    'Lancez la commande avec un compte ordinaire, créez un compte « postgres » (useradd --system postgres), ou donnez DATABASE_URL.',
  );
}

/**
 * The account as spawn options.
 * @param {Identity} identity
 */
export function asIdentity(identity) {
  return identity ? { uid: identity.uid, gid: identity.gid } : {};
}

/**
 * Whether that account may enter a folder (and write there). Really tried: modes alone do not tell the truth.
 * @param {string} dir
 * @param {Identity} identity
 * @param {{ write?: boolean }} [options]
 */
export function canEnter(dir, identity, { write = false } = {}) {
  const script = write ? 'cd -- "$0" && test -w .' : 'cd -- "$0"';
  return (
    spawnSync('/bin/sh', ['-c', script, dir], { ...asIdentity(identity), cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}
