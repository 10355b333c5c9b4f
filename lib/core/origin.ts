/** The site's public address without a final slash, for what must name it in full (robots, sitemap). */
export function siteOrigin(): string {
  return (process.env.APP_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '');
}
