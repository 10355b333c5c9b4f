import { useWords } from '#words';
import { Still } from '@/components/page/still';
import { searchHref } from '@/components/transports/transport-search';
import { Arrow } from '@/components/ui/arrow';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { paireOf } from '@/lib/core/cities/paires';
import { formatInteger } from '@/lib/core/text/text';
import type { PopularRoute } from '@/lib/transports/queries/listings';
import styles from './popular-routes.module.css';

/** Under this many a moving band would show the same route twice at once. */
const ENOUGH_TO_MOVE = 7;

/** The routes with the most coming trips, passing by; a press on one leads to its page. Stops under the hand and on demand. */
export function PopularRoutes({ routes }: { routes: PopularRoute[] }) {
  const words = useWords('accueil/page');
  if (routes.length === 0) return null;
  const moves = routes.length >= ENOUGH_TO_MOVE;
  return (
    <Still
      from={['populaires', routes]}
      as="section"
      aria-labelledby="populaires"
      className={cx('border-line border-y bg-surface py-4', styles.section)}
    >
      <div className="wrap flex items-center gap-4 max-sm:flex-wrap">
        <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-between">
          <h2 id="populaires" className="text-lg">
            {words('populaires')}
          </h2>
          {moves && <Pause />}
        </div>
        <div
          className={cx(
            'relative min-w-0 flex-1 py-1',
            moves &&
              'overflow-hidden [mask-image:linear-gradient(90deg,transparent,#000_2rem,#000_calc(100%-2rem),transparent)]',
            styles.band,
          )}
        >
          <div className={cx('flex', moves ? cx('w-max', styles.track) : 'flex-wrap')}>
            <List routes={routes} moves={moves} />
            {moves && <List routes={routes} moves copy />}
          </div>
        </div>
      </div>
    </Still>
  );
}

/** Two cities' own page; places that the gazetteer does not know have a search. */
const pathOf = (villeDepart: string, villeArrivee: string) =>
  paireOf(villeDepart, villeArrivee)?.path ?? searchHref({ villeDepart, villeArrivee });

function List({ routes, moves, copy }: { routes: PopularRoute[]; moves: boolean; copy?: boolean }) {
  const words = useWords('accueil/page');
  return (
    <ul
      aria-hidden={copy}
      inert={copy}
      className={cx('flex gap-2.5', moves ? 'pe-2.5' : 'flex-wrap', copy && styles.copy)}
    >
      {routes.map(({ from, to, count }) => (
        <li key={`${from.name}→${to.name}`}>
          <Link href={pathOf(from.name, to.name)} className="route-pill">
            {from.name}
            <Arrow />
            {to.name}
            <span>{words('trajets', { n: count, nombre: formatInteger(count, words.langue) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A checkbox does it without scripts. */
function Pause() {
  const words = useWords('accueil/page');
  return (
    <label
      title={words('arreter')}
      className={cx(
        'group relative inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-majorelle',
        styles.pause,
      )}
    >
      <input type="checkbox" className="sr-only" />
      <span className="sr-only">{words('arreter')}</span>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
        <path d="M8 6h3v12H8zm5 0h3v12h-3z" className="group-has-checked:hidden" />
        <path d="M9 6l9 6-9 6z" className="hidden group-has-checked:inline" />
      </svg>
    </label>
  );
}
