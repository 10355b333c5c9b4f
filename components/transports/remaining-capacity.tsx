import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { capacityTone } from '@/lib/transports/rules';
import { libreText } from './route-line-words';

const TONES = { palm: 'text-palm', saffron: 'text-saffron-text', clay: 'text-clay', full: 'text-clay' };

/** What is left on the asked part, in the colour of its share; nothing left is « Trajet complet » (docs/rules.md). */
export function RemainingCapacity({ libre, capacite }: { libre: number; capacite: number }) {
  const card = useWords('transports/carte');
  const line = useWords('transports/ligne');
  const tone = capacityTone(libre, capacite);
  return (
    <p className={cx('whitespace-nowrap font-semibold text-[0.9375rem]', TONES[tone])}>
      {tone === 'full' ? card('complet') : libreText(line, libre)}
    </p>
  );
}
