import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const dynamic = 'force-static';

const FILE = path.join(process.cwd(), 'node_modules/qr-scanner/qr-scanner-worker.min.js');

/**
 * The script that reads QRs beside the page. Its package carries it as a text to make a blob: of, which our policy does not
 * let run; from here it is a script of ours like all others.
 */
export async function GET(): Promise<Response> {
  const [, text] = /new Blob\(\[`([\s\S]*?[^\\])`\]/.exec(await readFile(FILE, 'utf8')) ?? [];
  if (!text) throw new Error('qr-scanner keeps its worker elsewhere');
  return new Response(text.replace(/\\([`$\\])/g, '$1'), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
