'use client';
import { useLangue } from '#words';
import { rememberLangue } from '@/components/session/langue';
import { Icon } from '@/components/ui/icon';
import type { Ecrans } from '@/lib/langues/ecrans';
import { type Langue, NAMES, sensOf } from '@/lib/langues/langue.mjs';
import { LangueLink } from './langue-link';

type Offer = { langue: Langue } & Ecrans['layout/langues'];

/** A quiet line for who reads another language than the page's: public/first-paint.js says whether it is shown, and which. */
export function LangueOffer({ offers }: { offers: readonly Offer[] }) {
  const here = useLangue();
  return offers.map(({ langue, aussi, lire, fermer }) => (
    <aside
      key={langue}
      data-langue-offer={langue}
      aria-label={NAMES[langue]}
      lang={langue}
      dir={sensOf(langue)}
      className="bg-majorelle-tint text-sm"
    >
      <p className="wrap flex min-h-11 items-center gap-x-3">
        {aussi}
        <LangueLink
          langue={langue}
          className="inline-flex min-h-11 items-center font-semibold text-majorelle underline underline-offset-2"
        >
          {lire}
        </LangueLink>
        <button
          type="button"
          aria-label={fermer}
          onClick={() => {
            rememberLangue(here);
            delete document.documentElement.dataset.offer;
          }}
          className="ms-auto inline-flex size-11 items-center justify-center rounded-control hover:bg-hover"
        >
          <Icon name="close" size={18} />
        </button>
      </p>
    </aside>
  ));
}
