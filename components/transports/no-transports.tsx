import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { ProposeTransportButton } from './propose-transport-button';
import { TRANSPORTS_PATH } from './transports-path';

/** Nothing fits the search, or nothing is on offer at all. */
export function NoTransports({ filtered }: { filtered: boolean }) {
  return (
    <Card>
      <EmptyState
        headingLevel="h2"
        title="Aucun trajet disponible"
        action={
          filtered ? (
            <>
              <LinkButton href={TRANSPORTS_PATH}>Voir tous les trajets</LinkButton>
              <LinkButton href="/demandes" variant="secondary">
                Publier un besoin
              </LinkButton>
            </>
          ) : (
            <ProposeTransportButton />
          )
        }
      >
        {filtered
          ? 'Élargissez la recherche, ou publiez votre besoin\u202f: les transporteurs vous écriront.'
          : 'Vous partez bientôt\u202f? Proposez la place qu’il vous reste.'}
      </EmptyState>
    </Card>
  );
}
