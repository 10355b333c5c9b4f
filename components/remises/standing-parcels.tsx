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
  if (parcels.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="immobiles">
      <h2 id="immobiles" className="text-xl">
        Colis payés qui n’avancent plus
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">
        Les deux personnes ont été prévenues trois fois. Le paiement reste conservé jusqu’à ce que l’une
        d’elles agisse{'\u202f'}: écrivez-leur. Signaler un problème en fait un désaccord que vous pouvez
        trancher.
      </p>
      <ul className="mt-5 grid grid-cols-1 gap-3">
        {parcels.map(({ id, trajet, montant, modeTest, genre, depuis, transportId, ...people }) => (
          <Card as="li" key={id} className="space-y-1.5 [overflow-wrap:anywhere]">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              {trajet}, {formatEuros(montant)} {modeTest && <TestBadge />}
            </h3>
            <p className="text-sm">
              {genre === 'collecte' ? 'Pas collecté' : 'Livraison pas confirmée'}, prévu le{' '}
              {formatLongDate(depuis)}. Transporteur{'\u202f'}: <Person {...people.transporteur} />. Qui
              envoie
              {'\u202f'}: <Person {...people.demandeur} />.
            </p>
            <p className="text-muted text-sm">
              <Link href={`/transporteurs/${transportId}`} className={LINK}>
                Voir le trajet
              </Link>
              . Réservation <code>{id}</code>
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
      <bdi>{displayName(person)}</bdi>
    </Link>
  );
}
