/** Who serves the site under test: our own server, or `next start` alone, which does a few things its own way. */
export const site = process.env.SITE_SERVER === 'plain' ? 'plain' : 'start';
