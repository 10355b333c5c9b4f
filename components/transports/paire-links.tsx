import { useLangue, useWords } from '#words';
import { SectionHeader } from '@/components/page/section-header';
import { Arrow } from '@/components/ui/arrow';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import type { NextDeparture } from '@/lib/transports/queries/paire';
import { dayAlone } from './transport-dates';

/** The way back and other pairs, each with the day when something leaves. */
export function PaireLinks({
  back,
  sensRetour,
  title,
  subtitle,
  near,
  className,
}: {
  back: NextDeparture | null;
  /** « de Tanger à Lyon ». */
  sensRetour: string;
  title: string;
  subtitle: string;
  near: NextDeparture[];
  className?: string;
}) {
  const words = useWords('transports/paire');
  if (!back && near.length === 0) return null;
  return (
    <div className={cx('grid items-start gap-x-12 gap-y-10 lg:grid-cols-2', className)}>
      {back && (
        <section aria-labelledby="retour">
          <SectionHeader
            id="retour"
            title={words('autreSens')}
            subtitle={words('revient', { sens: sensRetour })}
          />
          <Pills pairs={[back]} />
        </section>
      )}
      {near.length > 0 && (
        <section aria-labelledby="proches">
          <SectionHeader id="proches" title={title} subtitle={subtitle} />
          <Pills pairs={near} />
        </section>
      )}
    </div>
  );
}

function Pills({ pairs }: { pairs: NextDeparture[] }) {
  const langue = useLangue();
  return (
    <ul className="flex flex-wrap gap-2.5">
      {pairs.map(({ depart, arrivee, path, date, timezone }) => (
        <li key={path} className="max-w-full">
          <Link
            href={path}
            className="route-pill max-w-full bg-surface max-sm:flex-wrap max-sm:whitespace-normal max-sm:py-2"
          >
            {depart}
            <Arrow />
            {arrivee}
            <span>{dayAlone(date, timezone, langue)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
