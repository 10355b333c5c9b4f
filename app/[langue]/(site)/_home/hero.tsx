import { useWords } from '#words';
import { RouteMap } from '@/components/map/route-map';
import { Still } from '@/components/page/still';
import { SignedIn } from '@/components/session/gates';
import { SearchBar } from '@/components/transports/search-bar';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/words/words';
import type { PopularRoute } from '@/lib/transports/queries/listings';
import type { EtapeView } from '@/lib/transports/queries/view';

type Place = { name: string; lat: number; lon: number };

/** The stops of a trip that can be drawn. */
function places(etapes: EtapeView[]): Place[] {
  return etapes.flatMap(({ ville, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name: ville, lat: latitude, lon: longitude }],
  );
}

/** The promise, the search and the map of what is really on offer; `trip` is the one that stands out on it. */
export function Hero({ routes, transport }: { routes: PopularRoute[]; transport: EtapeView[] }) {
  const words = useWords('accueil/page');
  const highlight = places(transport);
  return (
    <section className="wrap relative grid items-center gap-y-8 pt-8 pb-8 sm:gap-y-10 sm:pt-10 sm:pb-12 lg:min-h-[38rem] lg:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)] lg:py-14">
      <div className="relative z-10">
        <h1 className="font-extrabold text-3xl sm:text-4xl">{words('promesse')}</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-muted">{words('promesseTexte')}</p>
        <Words of={['ui/champs', 'transports/recherche']}>
          <SearchBar className="mt-8" />
        </Words>
        <div className="mt-5 flex flex-wrap gap-3">
          <SignedIn
            fallback={
              <LinkButton href="/register" variant="secondary" data-visitor-part>
                {words('inscription')}
              </LinkButton>
            }
          >
            {null}
          </SignedIn>
          <LinkButton href="/about" variant="ghost">
            {words('aPropos')}
          </LinkButton>
        </div>
      </div>
      <Still from={['carte', routes, highlight]} className="contents">
        <RouteMap
          routes={routes}
          highlight={highlight}
          className="h-auto max-h-[17rem] w-full sm:max-h-[34rem] lg:-my-6 lg:h-[34rem]"
        />
      </Still>
    </section>
  );
}
