import { useWords } from '#words';
import { Badge, type Tone } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import type { EtatPayment } from '@/lib/payments/schema';

const LOOKS: Record<EtatPayment, [tone: Tone, icon: IconName]> = {
  pending: ['saffron', 'clock'],
  held: ['teal', 'lock'],
  disputed: ['clay', 'alert'],
  released: ['palm', 'check'],
  refunded: ['majorelle', 'arrow-left'],
  split: ['majorelle', 'split'],
  failed: ['clay', 'close'],
  withdrawn: ['neutral', 'minus'],
  lapsed: ['neutral', 'clock'],
};

/** Where a payment stands, in a colour, a drawing and a word. */
export function EtatBadge({ etat }: { etat: EtatPayment }) {
  const words = useWords('payments/etat');
  const [tone, icon] = LOOKS[etat];
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={14} />
      {words(etat)}
    </Badge>
  );
}

/** Says of what stands beside it that no money moves. */
export function TestBadge() {
  const words = useWords('payments/etat');
  return <Badge className="border-dashed">{words('modeTest')}</Badge>;
}
