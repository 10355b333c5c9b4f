import { useWords } from '#words';
import { Avatar } from '@/components/images/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Verified } from '@/components/users/verified';
import type { AgencyView } from '@/lib/users/queries/agencies';
import { AGENCES_PATH } from './agences-path';
import { AgencyRating } from './agency-rating';
import { OpenNowPlace } from './open-now-place';

/** An agency in the directory: who, where, how well thought of, what it offers, whether it is open. */
export function AgencyCard({ agency }: { agency: AgencyView }) {
  const words = useWords('agences/carte');
  const person = useWords('users/personne');
  const services = useWords('users/service');
  const { _id, agencyDetails: details } = agency;
  const href = `${AGENCES_PATH}/${_id}`;
  const titleId = `agence-${_id}`;
  return (
    <Card as="article" padded={false} className="flex flex-col p-4 sm:p-[22px]">
      <div className="flex items-start gap-3.5">
        <Avatar name={details.companyName} seed={_id} src={agency.profileImage} size="lg" />
        <div className="min-w-0">
          <h2 className="flex items-center gap-1.5 text-lg leading-snug">
            <Link
              id={titleId}
              href={href}
              dir="auto"
              className="min-w-0 rounded-badge transition-colors hover:text-majorelle"
            >
              {details.companyName}
            </Link>
            {agency.verified && <Verified />}
          </h2>
          <AgencyRating rating={agency.rating} reviewCount={agency.reviewCount} />
          {!agency.emailConfirme && <p className="text-saffron-text text-sm">{person('emailNonConfirme')}</p>}
        </div>
      </div>
      <div className="mt-4 grid gap-1">
        {details.ville && (
          <p className="flex items-center gap-2 text-[0.9375rem]">
            <Icon name="pin" size={18} className="text-muted" />
            <bdi className="min-w-0">{details.ville}</bdi>
          </p>
        )}
        <OpenNowPlace hours={details.openingHours} timezone={details.timezone} />
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-4 pt-5">
        <ul aria-label={words('services')} className="flex flex-wrap gap-1.5">
          {details.services.map((service) => (
            <li key={service}>
              <Badge tone="majorelle">{services(service)}</Badge>
            </li>
          ))}
        </ul>
        <LinkButton size="small" href={href} aria-describedby={titleId} className="ms-auto max-sm:w-full">
          {words('voir')}
        </LinkButton>
      </div>
    </Card>
  );
}
