import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { AGENCES_PATH } from './agences-path';

/** Nothing fits the search, or no agency is there yet. */
export function NoAgencies({ filtered }: { filtered: boolean }) {
  return (
    <Card>
      <EmptyState
        headingLevel="h2"
        title="Aucune agence ne correspond à vos critères"
        action={
          filtered ? (
            <LinkButton href={AGENCES_PATH}>Voir toutes les agences</LinkButton>
          ) : (
            <LinkButton href="/register">Inscrire mon agence</LinkButton>
          )
        }
      >
        {filtered
          ? 'Retirez un critère, ou cherchez dans une ville voisine.'
          : 'Vous tenez une agence de transport\u202f? Soyez la première de l’annuaire.'}
      </EmptyState>
    </Card>
  );
}
