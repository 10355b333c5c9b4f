import { buttonClass } from '@/components/ui/button-class';
import { PRODUCT_NAME } from '@/lib/core/product';
import { addressIn } from '@/lib/langues/adresse.mjs';
import type { Ecrans } from '@/lib/langues/ecrans';
import { type Langue, sensOf } from '@/lib/langues/langue.mjs';
import { RouteDrawing } from './route-drawing';

/**
 * A whole document that needs no other: what is shown where even a page's frame could not be made. Every page carries it, so
 * its texts are said without `say` and what that brings.
 */
export function BrokenFrame({
  langue,
  texts,
  retry,
}: {
  langue: Langue;
  texts: Ecrans['page/cadre'];
  retry: () => void;
}) {
  const sens = sensOf(langue);
  const product = sens === 'rtl' ? `\u2068${PRODUCT_NAME}\u2069` : PRODUCT_NAME;
  return (
    <html lang={langue} dir={sens}>
      <body>
        <title>{`${texts.titre} | ${PRODUCT_NAME}`}</title>
        <main className="wrap flex min-h-dvh flex-col items-center justify-center gap-3 text-center">
          <RouteDrawing broken />
          <h1 className="mt-2 text-2xl">{texts.titre}</h1>
          <p className="max-w-md text-muted">{texts.texte.replace('{produit}', product)}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <button type="button" onClick={() => retry()} className={buttonClass()}>
              {texts.reessayer}
            </button>
            <a href={addressIn(langue, '/')} className={buttonClass({ variant: 'secondary' })}>
              {texts.accueil}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
