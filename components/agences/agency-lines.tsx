import { Avatar } from '@/components/images/avatar';
import { Link } from '@/components/ui/link';
import { Verified } from '@/components/users/verified';
import type { AgencyView } from '@/lib/users/queries/agencies';
import { AGENCES_PATH } from './agences-path';
import { AgencyRating } from './agency-rating';

/** Agencies in short, each the way to its page. */
export function AgencyLines({ agencies }: { agencies: AgencyView[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {agencies.map(
        ({ _id, profileImage, verified, rating, reviewCount, agencyDetails: { companyName, ville } }) => (
          <li key={_id} className="min-w-0">
            <Link
              href={`${AGENCES_PATH}/${_id}`}
              className="flex h-full items-center gap-3.5 rounded-card border border-line bg-surface p-4 transition-colors hover:border-field"
            >
              <Avatar name={companyName} seed={_id} src={profileImage} size="md" />
              <div className="min-w-0">
                <p className="flex items-center gap-1 font-semibold">
                  <bdi className="truncate">{companyName}</bdi>
                  {verified && <Verified />}
                </p>
                {ville && (
                  <p className="text-muted text-sm">
                    <bdi>{ville}</bdi>
                  </p>
                )}
                <AgencyRating rating={rating} reviewCount={reviewCount} />
              </div>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
