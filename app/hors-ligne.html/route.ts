import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_NAME } from '@/lib/core/product';

export const dynamic = 'force-static';

const FILE = path.join(process.cwd(), 'app/hors-ligne.html/page.html');
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What the worker keeps to show where there is no network (public/sw.js): it needs nothing but itself, and bears the product's name. */
export async function GET(): Promise<Response> {
  const name = PRODUCT_NAME.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
  return new Response(
    (await readFile(FILE, 'utf8')).replaceAll('{nom}', () => name),
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
  );
}
