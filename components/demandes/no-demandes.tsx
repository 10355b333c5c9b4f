import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/words/words';
import { DEMANDES_PATH } from './demandes-path';
import { ProposeDemandeButton } from './propose-demande-button';

/**
 * Why there is no card. The search excludes all: one sentence and the way back to everything. Nothing is published:
 * the list's title for it, and the grid's sentence leads over to what one can do. A slice beyond the last need (they
 * went meanwhile) has the grid's sentence alone.
 */
export function NoDemandes({ reason }: { reason: 'filters' | 'none' | 'end' }) {
  const words = useWords('demandes/liste');
  const all = <LinkButton href={DEMANDES_PATH}>{words('voirTous')}</LinkButton>;
  if (reason === 'filters') {
    return (
      <Empty title={words('aucunCritere')} action={all}>
        {words('retirez')}
      </Empty>
    );
  }
  if (reason === 'end') return <Empty title={words('vide')} action={all} />;
  return (
    <Empty
      title={words('aucun')}
      action={
        <Words of={['demandes/proposer']}>
          <ProposeDemandeButton />
        </Words>
      }
    >
      {words('publiez')}
    </Empty>
  );
}

function Empty(props: Omit<Parameters<typeof EmptyState>[0], 'headingLevel'>) {
  return (
    <Card>
      <EmptyState headingLevel="h2" {...props} />
    </Card>
  );
}
