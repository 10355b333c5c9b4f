import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { AGENCES_PATH } from './agences-path';

/** Nothing fits the search, or no agency is there yet. */
export function NoAgencies({ filtered }: { filtered: boolean }) {
  const words = useWords('agences/liste');
  return (
    <Card>
      <EmptyState
        headingLevel="h2"
        title={words('vide')}
        action={
          filtered ? (
            <LinkButton href={AGENCES_PATH}>{words('voirToutes')}</LinkButton>
          ) : (
            <LinkButton href="/register">{words('inscrire')}</LinkButton>
          )
        }
      >
        {words(filtered ? 'retirez' : 'premiere')}
      </EmptyState>
    </Card>
  );
}
