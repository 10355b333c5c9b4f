import 'server-only';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env';
import { log } from '../log/log';

type Keys = { publicKey: string; privateKey: string };

let kept: Promise<Keys | null> | undefined;

/**
 * The keys by which push services know us: VAPID_*, else a pair that is made once and kept in `DATA_DIR/vapid.json`. Null
 * where nothing can be kept: there is no push then.
 */
export function vapidKeys(): Promise<Keys | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env();
  if (publicKey && privateKey) return Promise.resolve({ publicKey, privateKey });
  kept ??= keptKeys().catch((error: { code?: unknown }) => {
    log.warn({ code: error.code }, 'there are no keys for push');
    return null;
  });
  return kept;
}

async function keptKeys(): Promise<Keys> {
  const folder = path.resolve(/* turbopackIgnore: true */ env().DATA_DIR);
  const file = path.join(/* turbopackIgnore: true */ folder, 'vapid.json');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return JSON.parse(known) as Keys;
  const { default: webpush } = await import('web-push');
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(webpush.generateVAPIDKeys()), { mode: 0o600 });
  // All or nothing, and the first of two processes wins.
  await link(draft, file).catch(() => {});
  await unlink(draft);
  return JSON.parse(await readFile(file, 'utf8')) as Keys;
}
