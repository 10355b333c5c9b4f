import type { ReactNode } from 'react';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Covered } from '@/components/words/covered';
import type { Words } from '@/components/words/words-of';
import { LAPSED } from '@/lib/reservations/labels';
import type { ReservationView } from '@/lib/reservations/queries';
import { ANSWER_HOURS } from '@/lib/reservations/rules';

const LINK = 'text-majorelle underline decoration-1 underline-offset-4 hover:decoration-2';

/** Terms and values side by side, as a description list. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={cx('flex flex-wrap gap-x-8 gap-y-3', className)}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** What a person wrote, in the direction of their script and with their line ends. */
export function Written({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <p className="text-muted text-sm">{label}</p>
      <p dir="auto" className="whitespace-pre-line">
        <Covered>{children}</Covered>
      </p>
    </div>
  );
}

/** The need that a reservation is for; a hidden one has no page to lead to. */
export function NamedDemande({ demande }: { demande: NonNullable<ReservationView['demandeId']> }) {
  if (!demande.isVisible) return <bdi>{demande.titre}</bdi>;
  return (
    <Link href={`/demandes/${demande._id}`} className={LINK}>
      <bdi>{demande.titre}</bdi>
    </Link>
  );
}

/** The trip of the reservation; one that is gone or hidden has no page to lead to. */
export function NamedTransport({
  reservation: { transportId, transportNom },
}: {
  reservation: ReservationView;
}) {
  const words = useWords('reservations/faits');
  if (!transportId?.isVisible) {
    return (
      <>
        {transportNom}{' '}
        <span className="font-normal text-muted">{words(transportId ? 'masque' : 'retire')}</span>
      </>
    );
  }
  return (
    <Link href={`/transporteurs/${transportId._id}`} className={LINK}>
      {transportNom}
    </Link>
  );
}

/** What stands on a request that nobody answered: the site's own comment, in its reader's language. */
export function lapsedWords(words: Words<'reservations/faits'>, commentaire: string): string {
  if (commentaire === LAPSED.departure) return words('depart');
  return commentaire === LAPSED.silence ? words('silence', { heures: ANSWER_HOURS }) : commentaire;
}
