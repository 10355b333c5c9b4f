import { useWords } from '#words';
import { DetailFacts } from '@/components/demandes/detail-facts';
import { OwnerActions } from '@/components/demandes/owner-actions';
import { LargeImage } from '@/components/images/large-image';
import { BackLink } from '@/components/page/back-link';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { formatEuros } from '@/lib/core/text/money';
import { STATUT_DEMANDE_TONES } from '@/lib/demandes/labels';
import type { DemandeView } from '@/lib/demandes/queries';
import { isUrgentDemande } from '@/lib/demandes/rules';

const TITLE_ID = 'besoin';

/** A hidden need for its owner: all it says, and the way to show it again. */
export function HiddenDemande({ demande }: { demande: DemandeView }) {
  const words = useWords('demandes/masque');
  const states = useWords('demandes/statut');
  const { status } = demande;
  return (
    <div className="wrap w-full space-y-6 pt-6 pb-16">
      <BackLink href="/demandes">{words('tous')}</BackLink>
      <div>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="saffron">{words('masque')}</Badge>
          <Badge tone={STATUT_DEMANDE_TONES[status]}>{states(status)}</Badge>
          {isUrgentDemande(demande, new Date()) && <Badge tone="clay">{words('urgent')}</Badge>}
        </div>
        <h1 id={TITLE_ID} dir="auto" className="mt-3 text-[2.25rem] leading-tight sm:text-3xl">
          {demande.titre}
        </h1>
        <p className="mt-2 font-bold font-display text-2xl tabular-nums">
          {formatEuros(demande.budget, words.langue)}
        </p>
      </div>
      <Notice title={words('titre')}>{words('texte')}</Notice>
      <OwnerActions demande={demande} titleId={TITLE_ID} look="buttons" />
      <DetailFacts demande={demande} />
      <p dir="auto" className="max-w-prose whitespace-pre-line">
        {demande.description}
      </p>
      <div className="max-w-[740px]">
        <LargeImage image={demande.image} alt={words('photo', { titre: demande.titre })} />
      </div>
    </div>
  );
}
