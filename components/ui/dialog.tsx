'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useWords } from '#words';
import { AbandonQuestion } from './abandon-question';
import { Button } from './button';
import { DialogSurface } from './dialog-surface';
import { Icon } from './icon';
import { useBackCloses } from './use-back-closes';

const SHEET = 'h-dvh sm:h-auto sm:max-h-[min(52rem,calc(100dvh-3rem))]';

// A compact one has little to say: it stays a small card on a phone too.
const SIZES = {
  compact: 'm-4 max-w-lg overflow-clip rounded-card border border-line sm:m-0',
  small: `${SHEET} sm:max-w-md`,
  medium: `${SHEET} sm:max-w-xl`,
  large: `${SHEET} sm:max-w-3xl`,
};

export type DialogSize = keyof typeof SIZES;

/**
 * A modal window: a full sheet on a phone, a centred card on wider screens. Focus stays inside and goes back to
 * what opened it. « Back » closes it and leaves the page where it is. With `dirty`, closing it (Esc, backdrop,
 * cross, back, `DialogCancel`) asks first; closing by `onOpenChange(false)` from the content (success) does not. Of a
 * `lasting` one only the cross and its content do: what it shows is shown once.
 */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  dirty = false,
  lasting = false,
  size = 'medium',
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A button element that opens it; leave it out when something else does. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  dirty?: boolean;
  lasting?: boolean;
  size?: DialogSize | undefined;
  children: ReactNode;
}) {
  const words = useWords('ui/fenetre');
  const [asking, setAsking] = useState(false);
  const leaveHistory = useBackCloses(open, dirty || lasting, () => {
    if (dirty) setAsking(true);
    else if (!lasting) onOpenChange(false);
  });
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={lasting}
      onOpenChange={(next, details) => {
        if (!next && lasting && details.reason === 'escape-key') return details.cancel();
        if (!next && dirty) {
          details.cancel();
          setAsking(true);
          return;
        }
        if (!next) leaveHistory();
        onOpenChange(next);
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <DialogSurface className={SIZES[size]}>
        <header className="flex items-start gap-3 border-line border-b py-3 pe-3 ps-4 sm:ps-6">
          <div className="min-w-0 flex-1 py-1.5">
            <Base.Title className="text-xl">{title}</Base.Title>
            {description && <Base.Description className="mt-0.5 text-muted">{description}</Base.Description>}
          </div>
          <Base.Close
            aria-label={words('fermer')}
            className="inline-flex size-11 items-center justify-center rounded-control text-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <Icon name="close" />
          </Base.Close>
        </header>
        <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto overscroll-contain px-4 pt-5 pb-5 sm:px-6 sm:pb-6">
          {children}
        </div>
      </DialogSurface>
      <AbandonQuestion
        open={asking}
        onOpenChange={setAsking}
        onAbandon={() => {
          setAsking(false);
          leaveHistory();
          onOpenChange(false);
        }}
      />
    </Base.Root>
  );
}

/** « Annuler » at the bottom of a dialog: closes it as the cross does. */
export function DialogCancel({ disabled }: { disabled?: boolean }) {
  const words = useWords('ui/fenetre');
  return (
    <Base.Close disabled={disabled} render={<Button variant="secondary" />}>
      {words('annuler')}
    </Base.Close>
  );
}
