import { offlinePage } from './offline-page';

export const dynamic = 'force-static';

/** The page that the worker keeps (app/sw.js). */
export async function GET(): Promise<Response> {
  return new Response(await offlinePage(), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
