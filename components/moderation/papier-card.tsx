import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/words/words';
import { countryIn } from '@/lib/core/cities/countries';
import { formatLongDate } from '@/lib/core/text/time';
import type { Ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { waitingPapiers } from '@/lib/moderation/queries/papiers';
import { displayName, formatSiret } from '@/lib/users/labels';
import { PapierForm } from './papier-form';

type Waiting = Awaited<ReturnType<typeof waitingPapiers>>[number];

/** A document that waits: what it should prove, its pictures, and the form of the answer. */
export function PapierCard({ papier }: { papier: Waiting }) {
  const words = useWords('moderation/papier');
  const papers = useWords('users/papier');
  const types = useWords('users/profilType');
  const lines = useWords('moderation/lignes');
  const { _id, genre, personne, photos, envoyeLe, valableJusqua } = papier;
  const titleId = `papier-${_id}`;
  return (
    <Card as="li">
      <article aria-labelledby={titleId} className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="majorelle">{types(personne.userType)}</Badge>
            {personne.verified && <Badge tone="palm">{words('deja')}</Badge>}
          </div>
          <h3 id={titleId} className="text-xl [overflow-wrap:anywhere]">
            {words.rich(
              'titre',
              {
                a: (text) => (
                  <Link href={`/profile/${personne._id}`} className="underline">
                    <bdi>{text}</bdi>
                  </Link>
                ),
              },
              { papier: papers(genre), nom: displayName(personne, words.langue) },
            )}
          </h3>
          <p className="text-muted text-sm">
            {words('envoyeLe', { jour: formatLongDate(envoyeLe, undefined, words.langue) })}
          </p>
          <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {factsOf(papier, words.langue).map(([term, value]) => (
              <div key={term} className="min-w-0">
                <dt className="text-muted text-sm">{words(term)}</dt>
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
                aria-label={lines('photo', { rang: index + 1, total: photos.length })}
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
        <Words of={['moderation/papierReponse']}>
          <PapierForm id={_id} valableJusqua={valableJusqua} />
        </Words>
      </article>
    </Card>
  );
}

/** What the account says, which the document must show. */
type Term = keyof Ecrans['moderation/papier'];

function factsOf(papier: Waiting, langue: Langue): [term: Term, value: string][] {
  const { genre, nom, personne, naissance, piece, siret, licence, assurance, adresse, pays } = papier;
  const company: [Term, string | null] = ['entreprise', personne.companyName];
  const country = pays && countryIn(pays, langue);
  const facts: [Term, string | null][] =
    genre === 'identite'
      ? [
          ['nom', nom],
          ['naissance', naissance && formatLongDate(`${naissance}T12:00:00Z`, 'UTC', langue)],
          ['piece', piece],
          ['pays', country],
        ]
      : genre === 'entreprise'
        ? [
            company,
            ['nom', nom],
            ['siret', siret && formatSiret(siret)],
            ['adresse', adresse],
            ['pays', country],
          ]
        : genre === 'licence'
          ? [company, ['nom', nom], ['piece', licence], ['pays', country]]
          : [company, ['nom', nom], ['assurance', assurance], ['pays', country]];
  return facts.flatMap(([term, value]) => (value ? [[term, value]] : []));
}
