import { sensOf, spoken } from '../lib/langues/langue.mjs';
import { serveur } from '../lib/langues/serveur.mjs';
import { langueOf } from './langue.mjs';
import { busyHeaders } from './security-headers.mjs';

const RETRY_SECONDS = 3;

/**
 * Colours, sizes and words of the product's error pages, in one piece: nothing else has to be fetched.
 * @param {import('../lib/langues/langue.mjs').Langue} langue
 */
function pageIn(langue) {
  const { monde, pasPrete, reessayer } = serveur[langue];
  return Buffer.from(`<!doctype html>
<html lang="${langue}" dir="${sensOf(langue)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${2 * RETRY_SECONDS}">
<title>${monde}</title>
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
<h1>${monde}</h1>
<p>${pasPrete}</p>
<a href="">${reessayer}</a>
</main>
</body>
</html>
`);
}

/** Made once: what is said when there are too many costs nothing. */
const PAGES = { fr: pageIn('fr'), en: pageIn('en'), ar: pageIn('ar') };

/**
 * Says that too many pages are asked for at once, and when to come again, for next to nothing.
 * @param {import('node:http').ServerResponse} response
 */
export function answerBusy(response) {
  if (response.destroyed) return;
  const langue = langueOf(response.req);
  const page = PAGES[langue];
  response.statusCode = 503;
  for (const { key, value } of busyHeaders()) response.setHeader(key, value);
  for (const [name, value] of spoken(langue)) response.setHeader(name, value);
  response.setHeader('Retry-After', RETRY_SECONDS);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', page.length);
  response.end(response.req.method === 'HEAD' ? undefined : page);
}
