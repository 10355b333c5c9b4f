import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offlinePage } from '../hors-ligne.html/offline-page';

export const dynamic = 'force-static';

const FILE = path.join(process.cwd(), 'server/service-worker.js');

/** The worker under a version of its own: browsers take it anew when it, or the page that it keeps, is another. */
export async function GET(): Promise<Response> {
  const [script, page] = await Promise.all([readFile(FILE, 'utf8'), offlinePage()]);
  const version = createHash('sha256').update(script).update(page).digest('hex').slice(0, 12);
  return new Response(script.replace('{version}', version), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
