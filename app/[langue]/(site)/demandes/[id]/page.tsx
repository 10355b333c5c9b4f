import type { Metadata } from 'next';
import { ContactBar } from '@/components/contact/contact-bar';
import { ContactButton } from '@/components/contact/contact-button';
import { demandeContact } from '@/components/demandes/contact';
import { CountView } from '@/components/demandes/count-view';
import { demandeAffiche } from '@/components/demandes/demande-affiche';
import { deadlineText } from '@/components/demandes/demande-dates';
import { DemandeMissing } from '@/components/demandes/demande-missing';
import { demandeStructuredData } from '@/components/demandes/demande-structured-data';
import { DetailFacts } from '@/components/demandes/detail-facts';
import { DetailStats } from '@/components/demandes/detail-stats';
import { OwnerPanel } from '@/components/demandes/owner-panel';
import { LargeImage } from '@/components/images/large-image';
import { ReportButton } from '@/components/moderation/report-button';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';
import { HistoryBack } from '@/components/page/history-back';
import { JsonLd } from '@/components/page/json-ld';
import { Missing } from '@/components/page/missing';
import { NotOwner } from '@/components/session/gates';
import { Badge } from '@/components/ui/badge';
import { ExternalLink } from '@/components/ui/external-link';
import { ShareButton } from '@/components/ui/share-button';
import { PersonCard } from '@/components/users/person-card';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { shareMetadata } from '@/lib/core/affiche/metadata';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { readOnce } from '@/lib/core/http/read-once';
import { siteOrigin } from '@/lib/core/origin';
import { idSchema } from '@/lib/core/schema';
import { formatEuros } from '@/lib/core/text/money';
import { STATUT_DEMANDE_TONES } from '@/lib/demandes/labels';
import { type DemandeStats, type DemandeView, getDemande, getDemandeStats } from '@/lib/demandes/queries';
import { isUrgentDemande } from '@/lib/demandes/rules';
import { displayName } from '@/lib/users/labels';
import { MissingDemande } from './missing-demande';

// Kept and shared; the commands that change a need expire its page. Days left pass by themselves.
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };
type Read = { demande: DemandeView; stats: DemandeStats };

const TITLE_ID = 'besoin';

/** Null for a missing, hidden or malformed id; an id has one spelling, so that a need has one page. */
const readDemande = readOnce(async (id: string): Promise<Read | null> => {
  if (idSchema.safeParse(id).data !== id) return null;
  try {
    const [demande, stats] = await Promise.all([getDemande(id), getDemandeStats(id)]);
    return { demande, stats };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readDemande((await params).id);
  const words = pageWords('demandes/pageDetail');
  if (!read) return { title: pageWords('demandes/absent')('titre') };
  const demande = placesIn(words.langue, read.demande);
  const { titre, budget, lieuLivraison, dateLimite, userId, _id } = demande;
  const description = words('description', {
    nom: displayName(userId),
    budget: formatEuros(budget, words.langue),
    ville: lieuLivraison,
    jour: deadlineText(dateLimite, words.langue),
  });
  const url = `/demandes/${_id}`;
  return {
    title: titre,
    description,
    alternates: alternatesOf(url),
    ...shareMetadata(
      { ...openGraphOf(url), type: 'website', title: titre, description },
      'demande',
      _id,
      demandeAffiche(demande, words.langue),
    ),
  };
}

export default async function DemandePage({ params }: Props) {
  const read = await readDemande((await params).id);
  if (!read) {
    return (
      <Missing>
        <MissingDemande missing={<DemandeMissing />} />
      </Missing>
    );
  }
  const { demande, stats } = placesIn(pageLangue(), read);
  const { _id, isVisible, status, userId: requester, lienProduit } = demande;
  const open = status !== 'terminée';
  const words = pageWords('demandes/pageDetail');
  return (
    <div className="wrap py-5 md:pt-6">
      <JsonLd data={demandeStructuredData(demande, siteOrigin())} />
      <CountView demandeId={_id} ownerId={requester._id} />
      <HistoryBack href="/demandes" className="mb-2 max-md:hidden">
        {words('retour')}
      </HistoryBack>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
        <div className="min-w-0">
          <LargeImage image={demande.image} alt={words('photo', { titre: demande.titre })} />
          <div className="mt-5 flex flex-wrap items-center gap-1.5">
            <Badge tone={STATUT_DEMANDE_TONES[status]}>{pageWords('demandes/statut')(status)}</Badge>
            {isUrgentDemande(demande, new Date()) && (
              <Badge tone="clay">{pageWords('demandes/carte')('urgent')}</Badge>
            )}
            <Words of={['ui/partage']}>
              <ShareButton path={`/demandes/${_id}`} title={demande.titre} className="ms-auto" />
            </Words>
          </div>
          <h1 id={TITLE_ID} dir="auto" className="mt-3 text-[2.25rem] leading-tight sm:text-3xl">
            {demande.titre}
          </h1>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="font-bold font-display text-2xl tabular-nums">
              {formatEuros(demande.budget, words.langue)}
            </span>
            <span className="text-muted">{words('budget')}</span>
          </p>
          <div className="mt-6">
            <DetailFacts demande={demande} />
          </div>
          <section aria-labelledby="description" className="mt-8">
            <h2 id="description" className="mb-3 text-xl sm:text-2xl">
              {words('texte')}
            </h2>
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {demande.description}
            </p>
            {lienProduit && (
              <ExternalLink href={lienProduit} className="mt-4 min-h-11">
                {pageWords('demandes/carte')('voirProduit')}
              </ExternalLink>
            )}
          </section>
          <Words of={['moderation/signaler']}>
            <ReportButton
              cible="demande"
              cibleId={_id}
              nom={demande.titre}
              ownerId={requester._id}
              titleId={TITLE_ID}
              className="mt-6"
            />
          </Words>
        </div>
        <aside aria-label={words('chiffres')} className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-24">
          <Words of={['owned/actions', 'demandes/proprietaire']}>
            <OwnerPanel demande={{ _id, isVisible, status }} ownerId={requester._id} titleId={TITLE_ID} />
          </Words>
          <PersonCard user={requester} />
          {open && (
            <NotOwner ownerId={requester._id}>
              <div className="grid empty:hidden max-lg:hidden">
                <Words of={['contact/bouton']}>
                  <ContactButton
                    contact={demandeContact(pageWords('demandes/contact'), demande)}
                    titleId={TITLE_ID}
                    size="large"
                    variant="primary"
                    full
                  />
                </Words>
              </div>
            </NotOwner>
          )}
          <DetailStats stats={stats} />
        </aside>
      </div>
      {open && (
        <NotOwner ownerId={requester._id}>
          <ContactBar contact={demandeContact(pageWords('demandes/contact'), demande)} titleId={TITLE_ID} />
        </NotOwner>
      )}
    </div>
  );
}
