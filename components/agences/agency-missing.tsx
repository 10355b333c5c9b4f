import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { AGENCES_PATH } from './agences-path';

/** An agency that ended its account or never was: all the same to the reader. */
export function AgencyMissing() {
  const words = useWords('agences/absent');
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title={words('titre')}
        action={<LinkButton href={AGENCES_PATH}>{words('voir')}</LinkButton>}
      >
        {words('texte')}
      </EmptyState>
    </div>
  );
}
