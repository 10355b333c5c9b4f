import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/words/words';
import { ProposeTransportButton } from './propose-transport-button';
import { TRANSPORTS_PATH } from './transports-path';

/** Nothing fits the search, or nothing is on offer at all. */
export function NoTransports({ filtered }: { filtered: boolean }) {
  const words = useWords('transports/liste');
  return (
    <Card>
      <EmptyState
        headingLevel="h2"
        title={words('vide')}
        action={
          filtered ? (
            <>
              <LinkButton href={TRANSPORTS_PATH}>{words('voirTous')}</LinkButton>
              <LinkButton href="/demandes" variant="secondary">
                {words('publierBesoin')}
              </LinkButton>
            </>
          ) : (
            <Words of={['transports/proposer']}>
              <ProposeTransportButton />
            </Words>
          )
        }
      >
        {words(filtered ? 'elargissez' : 'partez')}
      </EmptyState>
    </Card>
  );
}
