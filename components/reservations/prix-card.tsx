import { useWords } from '#words';
import { formatEuros } from '@/lib/core/text/money';
import { formatInteger } from '@/lib/core/text/text';
import type { PrixConstates } from '@/lib/reservations/queries/prix';

/** Room beyond the dearest quarter, so that the line does not end where the prices do. */
const BEYOND = 1.35;

/** What was really paid between two cities: the middle, the middle half around it, and of how many. */
export function PrixCard({ prix: { nombre, bas, milieu, haut } }: { prix: PrixConstates }) {
  const words = useWords('reservations/prix');
  const b = (text: string) => <b className="whitespace-nowrap">{text}</b>;
  const percent = (euros: number) => `${Math.round((euros / (haut * BEYOND)) * 1000) / 10}%`;
  return (
    <section aria-labelledby="prix" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="prix" className="text-xl">
        {words('titre')}
      </h2>
      <p className="mt-3 font-bold font-display text-3xl tabular-nums leading-none">
        {formatEuros(milieu, words.langue)}{' '}
        <span className="font-sans font-medium text-base text-muted">{words('kilo')}</span>
      </p>
      <div aria-hidden="true" className="relative mt-6 mb-2 h-2.5 rounded-full bg-line">
        <span
          className="absolute inset-y-0 rounded-full bg-route-free"
          style={{ insetInlineStart: percent(bas), insetInlineEnd: `calc(100% - ${percent(haut)})` }}
        />
        <span
          className="-translate-x-1/2 -inset-y-1 absolute rtl:translate-x-1/2 w-1 rounded-full bg-ink"
          style={{ insetInlineStart: percent(milieu) }}
        />
      </div>
      <p>
        {words.rich(
          'moitie',
          { b },
          { bas: formatEuros(bas, words.langue), haut: formatEuros(haut, words.langue) },
        )}
      </p>
      <p className="mt-1 text-muted text-sm">
        {words('dapres', { n: nombre, nombre: formatInteger(nombre, words.langue) })}
      </p>
    </section>
  );
}
