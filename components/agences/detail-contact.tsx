import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import type { AgencyView } from '@/lib/users/queries/agencies';

/** How to reach an agency, and how much it can store: what it chose to publish. */
export function DetailContact({
  details,
  phone,
}: {
  details: AgencyView['agencyDetails'];
  phone: { dialled: string; shown: string } | null;
}) {
  const words = useWords('agences/contact');
  const { name, email } = details.mainContact;
  return (
    <Card as="section" aria-labelledby="contact">
      <h2 id="contact" className="text-lg">
        {words('titre')}
      </h2>
      <dl className="mt-3 grid gap-3">
        {name && (
          <Fact icon="user" label={words('personne')}>
            <bdi>{name}</bdi>
          </Fact>
        )}
        {phone && (
          <Fact icon="phone" label={words('telephone')}>
            <Reach href={`tel:${phone.dialled}`}>
              <bdi dir="ltr">{phone.shown}</bdi>
            </Reach>
          </Fact>
        )}
        {email && (
          <Fact icon="mail" label={words('email')}>
            <Reach href={`mailto:${email}`}>{email}</Reach>
          </Fact>
        )}
        <Fact icon="pin" label={words('adresse')}>
          <bdi>{details.address}</bdi>
        </Fact>
        <Fact icon="box" label={words('stockage')}>
          <bdi>{details.storageCapacity}</bdi>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-8">
      <dt className="text-muted text-sm">
        <Icon name={icon} className="absolute top-0.5 start-0" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Reach({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="-my-1 inline-flex min-h-8 items-center break-all rounded-badge font-semibold text-majorelle hover:underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}
