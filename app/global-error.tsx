'use client';
import { RouteDrawing } from '@/components/page/route-drawing';
import { buttonClass } from '@/components/ui/button-class';
import { PRODUCT_NAME } from '@/lib/core/product';
import './globals.css';

/** Stands alone: even the layout failed. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="fr">
      <head>
        <title>{`Un imprévu sur la route | ${PRODUCT_NAME}`}</title>
      </head>
      <body>
        <main className="wrap flex min-h-dvh flex-col items-center justify-center gap-3 text-center">
          <RouteDrawing broken />
          <h1 className="mt-2 text-2xl">Un imprévu sur la route</h1>
          <p className="max-w-md text-muted">
            {PRODUCT_NAME} n’a pas pu s’afficher. Réessayez dans un instant.
          </p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <button type="button" onClick={() => retry()} className={buttonClass()}>
              Réessayer
            </button>
            <a href="/" className={buttonClass({ variant: 'secondary' })}>
              Retour à l’accueil
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
