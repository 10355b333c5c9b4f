import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { FollowLinks } from '@/components/layout/follow-links';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { LangueOffer } from '@/components/layout/langue-offer';
import { NavigationStage } from '@/components/layout/navigation-stage';
import { SkipLink } from '@/components/layout/skip-link';
import { Toaster } from '@/components/page/toaster';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { ecrans } from '@/lib/langues/ecrans';
import { languesOffered, sensOf } from '@/lib/langues/langue.mjs';
import { fontVariables } from '../fonts/fonts';
import '../globals.css';

/** What islands on every page say. */
const EVERYWHERE = ['layout/entete', 'ui/fenetre', 'ui/signes', 'api/echecs', 'page/erreurs'] as const;

export function generateMetadata(): Metadata {
  const words = pageWords('layout/site');
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: words('titre', { produit: PRODUCT_NAME }), template: `%s | ${PRODUCT_NAME}` },
    description: words('description'),
    applicationName: PRODUCT_NAME,
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf8f3' },
    { media: '(prefers-color-scheme: dark)', color: '#121020' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const langue = pageLangue();
  const offered = languesOffered(process.env.LANGUES);
  const offers = offered
    .filter((one) => one !== langue)
    .map((one) => ({ langue: one, ...ecrans[one]['layout/langues'] }));
  return (
    // first-paint.js writes data attributes on <html> before React wakes up, so that nothing flashes or moves: the session's
    // hint, for the header's corner; another of the site's languages that a visitor reads, until they choose one
    // (langue-offer.tsx); the theme that was chosen (components/session/theme.ts: a member's own, else this browser's); and
    // the room of what is shown to a thing's owner, or to everybody else (components/session/own-room.ts). Where nothing can
    // be kept, the device's theme is drawn, and an owner is one when they are known.
    // A button that is pressed before scripts listen is pressed again once they do (`data-awake`: follow-links.tsx;
    // decision 57): until then React lets no press through, or, where it can draw the page at once for it, hears it itself.
    <html
      data-langues={offered.length > 1 ? offered.join(' ') : undefined}
      lang={langue}
      dir={sensOf(langue)}
      className={fontVariables}
      suppressHydrationWarning
    >
      <head>
        <script src="/first-paint.js" />
        {/* Not metadata: the router takes a page's metadata away before it brings the next, and browsers then ask for other icons. */}
        <link rel="manifest" href={`/manifest.webmanifest${langue === 'fr' ? '' : `?langue=${langue}`}`} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple.png" />
      </head>
      <body>
        <Words of={EVERYWHERE}>
          <div className="isolate flex min-h-dvh flex-col">
            <SkipLink />
            <Header />
            <LangueOffer offers={offers} />
            <main id="contenu" tabIndex={-1} className="flex flex-1 flex-col">
              <NavigationStage>{children}</NavigationStage>
            </main>
            <Footer />
          </div>
          <Toaster />
          <FollowLinks />
        </Words>
      </body>
    </html>
  );
}
