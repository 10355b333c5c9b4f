import type { ReactNode } from 'react';
import { useWords } from '#words';
import { CardActions } from '@/components/contact/card-actions';
import { CardButtons } from '@/components/listing/card-buttons';
import { CardImage } from '@/components/listing/card-image';
import { CardTitle } from '@/components/listing/card-title';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { formatEuros } from '@/lib/core/text/money';
import { STATUT_DEMANDE_TONES } from '@/lib/demandes/labels';
import type { DemandeView } from '@/lib/demandes/queries';
import { deadlineText } from './demande-dates';

/** A need in a list (docs/screens.md). `eager` for the first ones in sight. */
export function DemandeCard({
  demande,
  urgent,
  headingLevel,
  eager,
}: {
  demande: DemandeView;
  /** Urgent, and still of use. */
  urgent: boolean;
  headingLevel?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const words = useWords('demandes/carte');
  const categories = useWords('demandes/categorie');
  const states = useWords('demandes/statut');
  const { _id, status } = demande;
  const href = `/demandes/${_id}`;
  const titleId = `demande-${_id}`;
  return (
    <Card as="article" padded={false} className="@container flex flex-col overflow-hidden">
      <CardImage image={demande.image} href={href} eager={eager} />
      <div className="flex grow flex-col p-4 sm:p-5">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="majorelle">{categories(demande.categorie)}</Badge>
          {urgent && <Badge tone="clay">{words('urgent')}</Badge>}
          {status !== 'en attente' && <Badge tone={STATUT_DEMANDE_TONES[status]}>{states(status)}</Badge>}
          {!demande.isVisible && <Badge tone="saffron">{words('masque')}</Badge>}
        </div>
        <CardTitle id={titleId} href={href} level={headingLevel}>
          {demande.titre}
        </CardTitle>
        <p className="card-price">
          <span className="sr-only">{words('budget')} </span>
          {formatEuros(demande.budget, words.langue)}
        </p>
        <ul className="mt-2 space-y-1 text-[0.9375rem]">
          <Fact icon="pin">
            {words.rich('livraison', { lieu: (text) => <bdi>{text}</bdi> }, { lieu: demande.lieuLivraison })}
          </Fact>
          <Fact icon="calendar">
            {words.rich(
              'avant',
              { jour: (text) => <time dateTime={demande.dateLimite}>{text}</time> },
              { jour: deadlineText(demande.dateLimite, words.langue) },
            )}
          </Fact>
        </ul>
        <p dir="auto" className="card-words">
          {demande.description}
        </p>
        {demande.lienProduit && (
          <ExternalLink
            href={demande.lienProduit}
            describedBy={titleId}
            className="mt-2 min-h-11 self-start text-sm"
          >
            {words('voirProduit')}
          </ExternalLink>
        )}
        <div className="mt-auto pt-5">
          <CardButtons href={href} label={words('voir')} titleId={titleId}>
            <CardActions
              thing={demande}
              title={demande.titre}
              titleId={titleId}
              closed={status === 'terminée'}
            />
          </CardButtons>
        </div>
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="fact">
      <Icon name={icon} size={18} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
