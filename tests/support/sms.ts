import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every short message written for that number so far, oldest first. */
export function smsTo(number: string): string[] {
  const folder = path.join(process.env.DATA_DIR ?? '', 'sms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${number}\n`));
}
