'use client';
import { useLangue } from '#words';
import { goInLangue, rememberLangue } from '@/components/session/langue';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '@/components/ui/plain-click';
import { usePath } from '@/components/words/path';
import { addressIn } from '@/lib/langues/adresse.mjs';
import type { Ecrans } from '@/lib/langues/ecrans';
import { type Langue, NAMES, sensOf } from '@/lib/langues/langue.mjs';

type Offer = { langue: Langue } & Ecrans['layout/langues'];

/** A quiet line for who reads another language than the page's: public/first-paint.js says whether it is shown, and which. */
export function LangueOffer({ offers }: { offers: readonly Offer[] }) {
  const path = usePath();
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
        <a
          href={addressIn(langue, path)}
          hrefLang={langue}
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            rememberLangue(langue);
            goInLangue(langue);
          }}
          className="inline-flex min-h-11 items-center font-semibold text-majorelle underline underline-offset-2"
        >
          {lire}
        </a>
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
