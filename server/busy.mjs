import { busyHeaders } from './security-headers.mjs';

const RETRY_SECONDS = 3;

// Colours, sizes and words of the product's error pages, in one piece: nothing else has to be fetched.
const PAGE = Buffer.from(`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${2 * RETRY_SECONDS}">
<title>Beaucoup de monde sur la route</title>
<style>
body { margin: 0; min-height: 100vh; display: flex; align-items: center; justify-content: center; text-align: center;
  padding: 24px; box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#fbf8f3, #121020); color: light-dark(#1a1730, #f0eefa) }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 12px }
p { margin: 0 0 24px; color: light-dark(#655f75, #aea7c6) }
a { display: inline-block; padding: 12px 20px; border-radius: 12px; text-decoration: none; font-weight: 600;
  background: light-dark(#4f3fd1, #a398ff); color: light-dark(#ffffff, #15122b) }
</style>
</head>
<body>
<main>
<h1>Beaucoup de monde sur la route</h1>
<p>La page n’a pas pu être préparée à temps. Elle se recharge toute seule dans quelques secondes.</p>
<a href="">Réessayer</a>
</main>
</body>
</html>
`);

/**
 * Says that too many pages are asked for at once, and when to come again, for next to nothing.
 * @param {import('node:http').ServerResponse} response
 */
export function answerBusy(response) {
  if (response.destroyed) return;
  response.statusCode = 503;
  for (const { key, value } of busyHeaders()) response.setHeader(key, value);
  response.setHeader('Retry-After', RETRY_SECONDS);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', PAGE.length);
  response.end(response.req.method === 'HEAD' ? undefined : PAGE);
}
