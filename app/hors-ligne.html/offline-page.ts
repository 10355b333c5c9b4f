import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_NAME } from '@/lib/core/product';

const FILE = path.join(process.cwd(), 'app/hors-ligne.html/page.html');
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What is shown where there is no network: it needs nothing but itself, and bears the product's name. */
export async function offlinePage(): Promise<string> {
  const name = PRODUCT_NAME.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
  return (await readFile(FILE, 'utf8')).replaceAll('{nom}', () => name);
}
