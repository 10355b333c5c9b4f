import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';

/** Where one is on a way of a few steps, drawn as a route: stops behind, the stop one is at, stops ahead. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const words = useWords('users/inscription');
  return (
    <ol aria-label={words('etapes')} className="flex">
      {steps.map((label, index) => {
        const number = index + 1;
        const done = number < current;
        const here = number === current;
        return (
          <li
            key={label}
            aria-current={here ? 'step' : undefined}
            className="relative flex flex-1 flex-col items-center gap-2 text-center text-sm"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-[17px] end-[calc(50%+18px)] start-[calc(-50%+18px)] h-[3px] rounded-full transition-colors',
                  number <= current ? 'bg-majorelle' : 'bg-line',
                )}
              />
            )}
            <span
              className={cx(
                'inline-flex size-9 items-center justify-center rounded-full border-[3px] font-bold tabular-nums transition-colors',
                done && 'border-majorelle bg-majorelle text-on-majorelle',
                here && 'border-majorelle bg-surface text-majorelle',
                !done && !here && 'border-line bg-surface text-muted',
              )}
            >
              {done ? <Icon name="check" size={18} /> : <span aria-hidden="true">{number}</span>}
            </span>
            <span className={here ? 'font-semibold' : 'text-muted'}>
              <span className="sr-only">
                {words(done ? 'etapeFaite' : 'etape', { rang: number, total: steps.length })}{' '}
              </span>
              {label}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
