/**
 * Fetches ahead the style sheets that stand disabled in this page: a public page brings its styles itself (server/first-styles.mjs),
 * a private one shows nothing before it has the whole sheet.
 */
export function fetchSheetsAhead(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')) {
    if (document.querySelector(`link[rel="prefetch"][href="${new URL(href).pathname}"]`)) continue;
    const ahead = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style' });
    ahead.setAttribute('href', new URL(href).pathname);
    document.head.append(ahead);
  }
}
