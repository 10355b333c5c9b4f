import type { ReactNode } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { STATUT_RESERVATION_LABELS } from '@/lib/reservations/labels';
import type { ReservationView } from '@/lib/reservations/queries';
import type { StatutReservation } from '@/lib/reservations/schema';

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
        {children}
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
  if (!transportId?.isVisible) {
    return (
      <>
        {transportNom}{' '}
        <span className="font-normal text-muted">
          {transportId ? '(masqué par le transporteur)' : '(retiré du site)'}
        </span>
      </>
    );
  }
  return (
    <Link href={`/transporteurs/${transportId._id}`} className={LINK}>
      {transportNom}
    </Link>
  );
}

const LOOKS: Record<StatutReservation, { tone: Tone; icon: IconName }> = {
  en_attente: { tone: 'saffron', icon: 'clock' },
  confirmee: { tone: 'palm', icon: 'check' },
  refusee: { tone: 'clay', icon: 'close' },
  annulee: { tone: 'neutral', icon: 'minus' },
};

/** Where a reservation stands, in a colour, a drawing and a word. */
export function StatusBadge({ status }: { status: StatutReservation }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={14} />
      {STATUT_RESERVATION_LABELS[status]}
    </Badge>
  );
}
