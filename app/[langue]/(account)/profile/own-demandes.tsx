import { useWords } from '#words';
import { deadlineText } from '@/components/demandes/demande-dates';
import { OwnerActions } from '@/components/demandes/owner-actions';
import { ProposeDemandeButton } from '@/components/demandes/propose-demande-button';
import { Badge } from '@/components/ui/badge';
import { Words } from '@/components/words/words';
import type { Actor } from '@/lib/core/sessions/actor';
import { formatEuros } from '@/lib/core/text/money';
import { STATUT_DEMANDE_TONES } from '@/lib/demandes/labels';
import { type DemandeView, listUserDemandes } from '@/lib/demandes/queries';
import { OwnItem } from './own-item';
import { OwnList } from './own-list';

/** « Mes demandes »: one's own needs, hidden and finished ones too. */
export async function OwnDemandes({ actor, cursor }: { actor: Actor; cursor?: string | undefined }) {
  const { items, meta } = await listUserDemandes(actor, actor.id, { limit: 20, cursor });
  return (
    <OwnList
      title="Mes demandes"
      action={
        <Words of={['demandes/proposer']}>
          <ProposeDemandeButton label="demande" />
        </Words>
      }
      empty={{
        title: 'Aucune demande trouvée',
        text: 'Publiez ce que vous voulez envoyer ou acheter\u202f: les voyageurs vous répondront.',
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
          {demande.urgent && <Badge tone="clay">Urgent</Badge>}
          <Badge tone={STATUT_DEMANDE_TONES[status]}>{states(status)}</Badge>
        </>
      }
      facts={
        <>
          {formatEuros(demande.budget)}, livraison à <bdi>{demande.lieuLivraison}</bdi> avant le{' '}
          {deadlineText(demande.dateLimite, states.langue)}
        </>
      }
      actions={<OwnerActions demande={{ _id, isVisible }} titleId={titleId} />}
    />
  );
}
