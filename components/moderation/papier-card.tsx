import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatLongDate } from '@/lib/core/text/time';
import type { waitingPapiers } from '@/lib/moderation/queries/papiers';
import { displayName, formatSiret, PAPIER_LABELS, USER_TYPE_LABELS } from '@/lib/users/labels';
import { PapierForm } from './papier-form';

type Waiting = Awaited<ReturnType<typeof waitingPapiers>>[number];

/** A document that waits: what it should prove, its pictures, and the form of the answer. */
export function PapierCard({ papier }: { papier: Waiting }) {
  const { _id, genre, personne, photos, envoyeLe, valableJusqua } = papier;
  const titleId = `papier-${_id}`;
  return (
    <Card as="li">
      <article aria-labelledby={titleId} className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="majorelle">{USER_TYPE_LABELS[personne.userType]}</Badge>
            {personne.verified && <Badge tone="palm">Déjà vérifié</Badge>}
          </div>
          <h3 id={titleId} className="text-xl [overflow-wrap:anywhere]">
            {PAPIER_LABELS[genre].name}
            {'\u202f'}:{' '}
            <Link href={`/profile/${personne._id}`} className="underline">
              <bdi>{displayName(personne)}</bdi>
            </Link>
          </h3>
          <p className="text-muted text-sm">Envoyé le {formatLongDate(envoyeLe)}.</p>
          <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {factsOf(papier).map(([term, value]) => (
              <div key={term} className="min-w-0">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="font-semibold [overflow-wrap:anywhere]">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-3">
            {photos.map((url, index) => (
              <a
                key={url}
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={`Photo ${index + 1} sur ${photos.length} (nouvel onglet)`}
                className="overflow-hidden rounded-control border border-line"
              >
                {/* Private and never kept: the image optimizer must not see it. */}
                <picture className="contents">
                  <img src={url} alt="" className="max-h-80 max-w-full object-contain" />
                </picture>
              </a>
            ))}
          </div>
        </div>
        <PapierForm id={_id} valableJusqua={valableJusqua} />
      </article>
    </Card>
  );
}

/** What the account says, which the document must show. */
function factsOf(papier: Waiting): [term: string, value: string][] {
  const { genre, nom, personne, naissance, piece, siret, licence, assurance, adresse, pays } = papier;
  const company: [string, string | null] = ['Entreprise', personne.companyName];
  const facts: [string, string | null][] =
    genre === 'identite'
      ? [
          ['Nom', nom],
          ['Naissance', naissance && formatLongDate(`${naissance}T12:00:00Z`, 'UTC')],
          ['Numéro indiqué', piece],
          ['Pays', pays],
        ]
      : genre === 'entreprise'
        ? [
            company,
            ['Nom', nom],
            ['Numéro', siret && formatSiret(siret)],
            ['Adresse', adresse],
            ['Pays', pays],
          ]
        : genre === 'licence'
          ? [company, ['Nom', nom], ['Numéro indiqué', licence], ['Pays', pays]]
          : [company, ['Nom', nom], ['Assurance indiquée', assurance], ['Pays', pays]];
  return facts.flatMap(([term, value]) => (value ? [[term, value]] : []));
}
