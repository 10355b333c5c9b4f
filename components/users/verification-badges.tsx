import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { verificationsByState } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/public';

/** What was verified of a person as badges, and what was not in words. */
export function VerificationBadges({ verifications }: { verifications: PublicUserView['verifications'] }) {
  const words = useWords('users/badges');
  const names = useWords('users/verification');
  const inSentence = useWords('users/verificationPhrase');
  const { done, open } = verificationsByState(verifications);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {done.length > 0 && (
        <ul aria-label={words('verifie')} className="flex flex-wrap gap-2">
          {done.map((name) => (
            <li key={name}>
              <Badge tone="palm">
                <Icon name="check" size={14} />
                {names(name)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p className="text-muted text-sm">
          {words('pasEncore', {
            noms: open
              .map((name) => inSentence(name))
              .reduce((debut, suite) => words('suite', { debut, suite })),
          })}
        </p>
      )}
      <Link href="/verifications" className="text-muted text-sm underline hover:text-ink">
        {words('question')}
      </Link>
    </div>
  );
}
