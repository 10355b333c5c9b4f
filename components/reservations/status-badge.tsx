import { useWords } from '#words';
import { Badge, type Tone } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import type { StatutReservation } from '@/lib/reservations/schema';

const LOOKS: Record<StatutReservation, { tone: Tone; icon: IconName }> = {
  en_attente: { tone: 'saffron', icon: 'clock' },
  confirmee: { tone: 'palm', icon: 'check' },
  refusee: { tone: 'clay', icon: 'close' },
  annulee: { tone: 'neutral', icon: 'minus' },
};

/** Where a reservation stands, in a colour, a drawing and a word. */
export function StatusBadge({ status }: { status: StatutReservation }) {
  const words = useWords('reservations/statut');
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={14} />
      {words(status)}
    </Badge>
  );
}
