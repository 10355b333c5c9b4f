import { useWords } from '#words';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';

/**
 * The room that an owner's buttons will take, so that their box has its size before their scripts are there: as large as
 * their words make them, with a drawing before these where `icons` says so.
 */
export function ActionSkeletons({
  words,
  icons = true,
  full = false,
}: {
  words?: string[];
  icons?: boolean;
  full?: boolean;
}) {
  const manage = useWords('owned/actions');
  const size = full ? 'medium' : 'small';
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-2">
      {(words ?? [manage('masquer'), manage('modifier'), manage('supprimer')]).map((word) => (
        <span
          key={word}
          className={cx(
            buttonClass({ variant: 'secondary', size, full }),
            'animate-breathe bg-line motion-reduce:animate-none',
          )}
        >
          <span className="invisible inline-flex items-center gap-[inherit]">
            {icons && <Icon name="edit" />}
            {word}
          </span>
        </span>
      ))}
    </div>
  );
}
