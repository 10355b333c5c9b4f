import { useWords } from '#words';
import { deadlineText } from '@/components/demandes/demande-dates';
import { OwnerActions } from '@/components/demandes/owner-actions';
import { ProposeDemandeButton } from '@/components/demandes/propose-demande-button';
import { Badge } from '@/components/ui/badge';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import type { Actor } from '@/lib/core/sessions/actor';
import { formatEuros } from '@/lib/core/text/money';
import { STATUT_DEMANDE_TONES } from '@/lib/demandes/labels';
import { type DemandeView, listUserDemandes } from '@/lib/demandes/queries';
import { OwnItem } from './own-item';
import { OwnList } from './own-list';

/** « Mes demandes »: one's own needs, hidden and finished ones too. */
export async function OwnDemandes({ actor, cursor }: { actor: Actor; cursor?: string | undefined }) {
  const read = await listUserDemandes(actor, actor.id, { limit: 20, cursor });
  const { items, meta } = placesIn(pageLangue(), read);
  const words = pageWords('profil/page');
  return (
    <OwnList
      title={words('demandes')}
      action={
        <Words of={['demandes/proposer']}>
          <ProposeDemandeButton label="demande" />
        </Words>
      }
      empty={{
        title: words('aucuneDemande'),
        text: words('aucuneDemandeTexte'),
      }}
      isEmpty={items.length === 0}
      next={meta.nextCursor && `/profile?tab=demandes&cursor=${encodeURIComponent(meta.nextCursor)}`}
    >
      <Words of={['demandes/gestion']}>
        <ul className="grid grid-cols-1 gap-4">
          {items.map((demande) => (
            <OwnDemande key={demande._id} demande={demande} />
          ))}
        </ul>
      </Words>
    </OwnList>
  );
}

function OwnDemande({ demande }: { demande: DemandeView }) {
  const words = useWords('profil/page');
  const states = useWords('demandes/statut');
  const { _id, isVisible, status } = demande;
  const titleId = `demande-${_id}`;
  return (
    <OwnItem
      titleId={titleId}
      title={demande.titre}
      href={`/demandes/${_id}`}
      hidden={!isVisible}
      badges={
        <>
          {demande.urgent && <Badge tone="clay">{words('urgent')}</Badge>}
          <Badge tone={STATUT_DEMANDE_TONES[status]}>{states(status)}</Badge>
        </>
      }
      facts={words.rich(
        'demandeFaits',
        { lieu: (text) => <bdi>{text}</bdi> },
        {
          budget: formatEuros(demande.budget, words.langue),
          lieu: demande.lieuLivraison,
          jour: deadlineText(demande.dateLimite, words.langue),
        },
      )}
      actions={<OwnerActions demande={{ _id, isVisible }} titleId={titleId} />}
    />
  );
}
