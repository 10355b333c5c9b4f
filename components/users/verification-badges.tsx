import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { NNBSP } from '@/lib/core/text/text';
import { VERIFICATION_LABELS, verificationsByState } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/view';

/** A word, but for what is spelt in capitals. */
const lowered = (name: keyof typeof VERIFICATION_LABELS) =>
  name === 'entreprise' ? VERIFICATION_LABELS[name] : VERIFICATION_LABELS[name].toLowerCase();

/** What was verified of a person as badges, and what was not in words. */
export function VerificationBadges({ verifications }: { verifications: PublicUserView['verifications'] }) {
  const { done, open } = verificationsByState(verifications);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {done.length > 0 && (
        <ul aria-label="Vérifié" className="flex flex-wrap gap-2">
          {done.map((name) => (
            <li key={name}>
              <Badge tone="palm">
                <Icon name="check" size={14} />
                {VERIFICATION_LABELS[name]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p className="text-muted text-sm">
          Pas encore vérifié{NNBSP}: {open.map(lowered).join(', ')}.
        </p>
      )}
      <Link href="/verifications" className="text-muted text-sm underline hover:text-ink">
        Que veulent dire ces badges{NNBSP}?
      </Link>
    </div>
  );
}
