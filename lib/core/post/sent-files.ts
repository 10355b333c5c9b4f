import 'server-only';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env';

/** What of a mail a person reads: as it stands, and with what its transfer encodings made of it undone. */
function readable(raw: string): string {
  const joined = raw.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const quoted = Buffer.from(bytes, 'latin1').toString('utf8');
  const base64 = [
    ...raw.matchAll(/transfer-encoding: base64\r?\n(?:\S.*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gi),
  ].map(([, block = '']) => Buffer.from(block, 'base64').toString('utf8'));
  return [raw, quoted, ...base64].join('\n').replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Removes the mails and text messages that stand as files (where no server sends them) and that name one of `words`: to a person or
 * about them. One file at a time is read. Answers how many went.
 */
export async function forgetSent(words: string[]): Promise<number> {
  const looked = words
    .map((word) => word.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((word) => word.length > 3);
  if (looked.length === 0) return 0;
  let gone = 0;
  for (const kind of ['mail', 'sms']) {
    const folder = path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, kind);
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(/* turbopackIgnore: true */ folder, name);
      const text = readable(await readFile(file, 'utf8').catch(() => ''));
      if (!looked.some((word) => text.includes(word))) continue;
      await rm(file, { force: true });
      gone += 1;
    }
  }
  return gone;
}
