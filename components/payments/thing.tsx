import { useLangue, useWords } from '#words';
import { Avatar } from '@/components/images/avatar';
import { Arrow } from '@/components/ui/arrow';
import { ProfileLink } from '@/components/users/profile-link';
import type { PaymentView } from '@/lib/payments/queries';
import { displayName } from '@/lib/users/labels';

type Person = PaymentView['sender'];

/** What a payment is for, and between whom. */
export function PaidThing({ payment }: { payment: PaymentView }) {
  const words = useWords('payments/detail');
  const { transportId, demandeId, produitId, sender, recipient } = payment;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {(transportId || demandeId || produitId) && (
        <div className="sm:col-span-2">
          <dt className="text-muted text-sm">
            {words(transportId ? 'trajet' : demandeId ? 'besoin' : 'produit')}
          </dt>
          <dd className="font-bold font-display text-lg">
            <ThingName payment={payment} />
          </dd>
        </div>
      )}
      <Who term={words('quiPaie')} person={recipient} />
      <Who term={words('quiRecoit')} person={sender} />
    </dl>
  );
}

/** The name of what a payment is for: a route, a need's title. Nothing where it is for none of them. */
export function ThingName({
  payment: { transportId, demandeId, produitId },
}: {
  payment: Pick<PaymentView, 'transportId' | 'demandeId' | 'produitId'>;
}) {
  if (!transportId) return <bdi>{demandeId?.titre ?? produitId?.nom}</bdi>;
  return (
    <>
      <bdi>{transportId.villeDepart}</bdi>
      <Arrow />
      <bdi>{transportId.villeArrivee}</bdi>
    </>
  );
}

function Who({ term, person }: { term: string; person: Person }) {
  const name = displayName(person, useLangue());
  return (
    <div>
      <dt className="mb-1.5 text-muted text-sm">{term}</dt>
      <dd className="flex items-center gap-3">
        <Avatar name={name} seed={person._id} src={person.profileImage} />
        <ProfileLink person={person} className="min-w-0 rounded-badge font-semibold hover:underline">
          <bdi>{name}</bdi>
        </ProfileLink>
      </dd>
    </div>
  );
}
