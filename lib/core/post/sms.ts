import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refus } from '@/lib/langues/refus/moyens';
import { env } from '../env';
import { AppError } from '../errors';
import { log } from '../log/log';
import { siteOrigin } from '../origin';

/** One short message to one telephone; `to` in full (+33612345678). */
export type Sms = { to: string; text: string };

const TIMEOUT_MS = 10_000;
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Sends a short message: by the gateway of SMS_GATEWAY_URL, which takes `{ to, text, from }` as JSON, else as a file in
 * `DATA_DIR/sms` and a log line with its path. Throws `unavailable` when the gateway refuses it or does not answer.
 */
export async function sendSms(sms: Sms): Promise<void> {
  const { SMS_GATEWAY_URL } = env();
  if (SMS_GATEWAY_URL) await sendByGateway(SMS_GATEWAY_URL, sms);
  else await writeToFile(sms);
}

async function sendByGateway(url: string, sms: Sms): Promise<void> {
  const { SMS_GATEWAY_TOKEN, SMS_FROM } = env();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (SMS_GATEWAY_TOKEN) headers.Authorization = `Bearer ${SMS_GATEWAY_TOKEN}`;
  const body = JSON.stringify({ ...sms, from: SMS_FROM });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // What it says may hold the number: only that it refused is told to the log.
  const status = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).then(
    (answer) => (answer.ok ? null : answer.status),
    () => 'no answer',
  );
  if (status === null) return;
  log.error({ status }, 'SMS gateway refused a message');
  throw new AppError('unavailable', refus('smsPasParti'), undefined, 60);
}

async function writeToFile({ to, text }: Sms): Promise<void> {
  const folder = path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'sms');
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.txt`;
  const file = path.join(/* turbopackIgnore: true */ folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
  // As with mails: shown to who tries the site on this machine, and in no server's logs.
  const isHere = THIS_MACHINE.includes(new URL(siteOrigin()).hostname);
  log.info({ file, text: isHere ? text : undefined }, 'SMS written');
}
