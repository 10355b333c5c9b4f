import { useLangue, useWords } from '#words';
import { Stars } from '@/components/ui/stars';
import { formatInteger } from '@/lib/core/text/text';
import { formatYear } from '@/lib/core/text/time';
import { ratingSentence } from './rating';

/** « 4,9 sur 5 (31 avis) » and « Membre depuis 2023 ». Stars are drawn from real reviews only. */
export function ProfileFacts({
  user,
  place,
}: {
  user: { rating: number | null; reviewCount: number; createdAt: string };
  place: 'resume' | 'profil';
}) {
  const words = useWords('users/personne');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-center gap-x-2">
        {user.rating !== null && (
          <span aria-hidden="true" className="inline-flex">
            <Stars value={user.rating} size={16} />
          </span>
        )}
        <span className="font-semibold">{ratingSentence(words, user.rating, user.reviewCount, place)}</span>
      </p>
      <p className="text-muted">{words('membreDepuis', { annee: formatYear(user.createdAt) })}</p>
    </div>
  );
}

/** How much a person has published, as two figures. */
export function ProfileCounts({ counts }: { counts: { label: string; value: number }[] }) {
  const langue = useLangue();
  return (
    <dl className="flex gap-8">
      {counts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-bold font-display text-2xl tabular-nums">{formatInteger(value, langue)}</dd>
        </div>
      ))}
    </dl>
  );
}
