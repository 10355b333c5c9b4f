import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a mail as a person reads it: quoted-printable undone. */
export function mailText(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4).replace(/=\r\n/g, '');
  const bytes = body.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

/** A text as it is read: without the marks that keep names in Latin letters apart in an Arabic line. */
export const asRead = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** Every mail written for that address so far, oldest first. */
export function mailsTo(address: string): { raw: string; text: string }[] {
  const folder = path.join(process.env.DATA_DIR ?? '', 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((raw) => raw.includes(`\r\nTo: ${address}\r\n`))
    .map((raw) => ({ raw, text: mailText(raw) }));
}

/** The newest mail written for that address, or undefined: the others are not read. */
export function newestMailTo(address: string): string | undefined {
  const folder = path.join(process.env.DATA_DIR ?? '', 'mail');
  if (!existsSync(folder)) return undefined;
  for (const file of readdirSync(folder).sort().reverse()) {
    if (!file.endsWith('.eml')) continue;
    const raw = readFileSync(path.join(folder, file), 'utf8');
    if (raw.includes(`\r\nTo: ${address}\r\n`)) return mailText(raw);
  }
  return undefined;
}
