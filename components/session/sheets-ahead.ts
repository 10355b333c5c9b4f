/**
 * Fetches ahead the style sheets that stand disabled in this page: a public page brings its styles itself (server/first-styles.mjs),
 * a private one shows nothing before it has the whole sheet.
 */
export function fetchSheetsAhead(): void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"][disabled]')) {
    const href = sheet.getAttribute('href') ?? '';
    if (document.querySelector(`link[rel="prefetch"][href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }),
    );
  }
}
