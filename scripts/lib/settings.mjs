import { existsSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { problem } from './say.mjs';

/** Reads .env into the environment the way Next does: what is set already stays. */
export function loadDotEnv() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}

/**
 * The variables the launcher itself needs; every fault is listed at once. The rest is lib/core/env's to check.
 * @param {Record<string, string | undefined>} [env]
 */
export function readSettings(env = process.env) {
  const faults = [];
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    faults.push(`PORT : « ${env.PORT} » n’est pas un port (1 à 65535)`);
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl) {
    if (!/^postgres(ql)?:\/\/./.test(databaseUrl) || !URL.canParse(databaseUrl)) {
      faults.push('DATABASE_URL : doit ressembler à postgresql://compte:motdepasse@hote:5432/base');
    }
    if (!env.NEXTAUTH_SECRET) {
      faults.push(
        'NEXTAUTH_SECRET : obligatoire avec DATABASE_URL ; par exemple la sortie de « openssl rand -base64 48 »',
      );
    }
  }
  // Without it links in mails and the check of where a write comes from would believe what a request claims.
  if (databaseUrl && !env.APP_URL) {
    faults.push(
      'APP_URL : obligatoire avec DATABASE_URL ; l’adresse du site, par exemple https://rihla.example',
    );
  }
  if (env.NEXTAUTH_SECRET && env.NEXTAUTH_SECRET.length < 32)
    faults.push('NEXTAUTH_SECRET : doit avoir au moins 32 caractères');
  if (faults.length > 0) {
    throw problem(
      `Configuration invalide :\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
      'Corrigez ces variables d’environnement (voir .env.example), puis relancez.',
    );
  }
  // The demo accounts of the embedded default have known passwords: nobody else's machine reaches them unasked.
  const host = env.HOST || (databaseUrl ? undefined : 'localhost');
  return { port, host, databaseUrl, appUrl: env.APP_URL || `http://localhost:${port}` };
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether the site is this machine's alone: it listens to no other, and its address, which a proxy would have, is no other's.
 * @param {Record<string, string | undefined>} [env]
 */
export function isOnlyHere({ HOST, APP_URL } = process.env) {
  if (HOST) return false;
  return !APP_URL || (URL.canParse(APP_URL) && LOOPBACK.test(new URL(APP_URL).hostname));
}

/**
 * Whether payments are tried without money: by itself where nobody pays, with a database of one's own when the operator says so.
 * @param {Record<string, string | undefined>} [env]
 */
export function paymentTestMode({ PAYMENT_TEST_MODE, DATABASE_URL, STRIPE_SECRET_KEY } = process.env) {
  return PAYMENT_TEST_MODE || (DATABASE_URL || STRIPE_SECRET_KEY ? '' : 'on');
}

/** @param {number} port @returns {Promise<boolean>} */
function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Refuses a port that is taken, before the long steps rather than after them.
 * @param {number} port
 * @param {{ patience?: number }} [options] milliseconds
 */
export async function requireFreePort(port, { patience = 0 } = {}) {
  for (const end = Date.now() + patience; ; await pause(200)) {
    if (await portIsFree(port)) return;
    if (Date.now() >= end) break;
  }
  const command = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';
  throw problem(
    `Le port ${port} est déjà pris par un autre programme.`,
    `Arrêtez-le, ou choisissez un autre port : PORT=${port === 65_535 ? 3001 : port + 1} ${command}`,
  );
}
