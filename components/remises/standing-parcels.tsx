import { useLangue, useWords } from '#words';
import { TestBadge } from '@/components/payments/etat-badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatEuros } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import type { standingParcels } from '@/lib/moderation/queries/immobiles';
import { displayName } from '@/lib/users/labels';

type Standing = Awaited<ReturnType<typeof standingParcels>>[number];

const LINK = 'font-medium text-majorelle underline';

/** Paid parcels that nobody collected or delivered, for operators: whom to ask. What ends each is done by its two people. */
export function StandingParcels({ parcels }: { parcels: Standing[] }) {
  const words = useWords('remises/immobiles');
  const { langue } = words;
  if (parcels.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="immobiles">
      <h2 id="immobiles" className="text-xl">
        {words('titre')}
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{words('texte')}</p>
      <ul className="mt-5 grid grid-cols-1 gap-3">
        {parcels.map(({ id, trajet, montant, modeTest, genre, depuis, transportId, ...people }) => (
          <Card as="li" key={id} className="space-y-1.5 [overflow-wrap:anywhere]">
            <h3 className="flex flex-wrap items-center gap-2">
              {words('titreColis', { trajet, montant: formatEuros(montant, langue) })}{' '}
              {modeTest && <TestBadge />}
            </h3>
            <p className="text-sm">
              {words.rich(
                genre === 'collecte' ? 'pasCollecte' : 'pasConfirmee',
                {
                  t: () => <Person {...people.transporteur} />,
                  d: () => <Person {...people.demandeur} />,
                },
                {
                  jour: formatLongDate(depuis, undefined, langue),
                  transporteur: displayName(people.transporteur, langue),
                  demandeur: displayName(people.demandeur, langue),
                },
              )}
            </p>
            <p className="text-muted text-sm">
              {words.rich(
                'reservation',
                {
                  a: (text) => (
                    <Link href={`/transporteurs/${transportId}`} className={LINK}>
                      {text}
                    </Link>
                  ),
                  c: () => <code>{id}</code>,
                },
                { id },
              )}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Person(person: Standing['demandeur']) {
  return (
    <Link href={`/profile/${person._id}`} className={LINK}>
      <bdi>{displayName(person, useLangue())}</bdi>
    </Link>
  );
}
