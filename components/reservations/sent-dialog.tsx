import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-footer';
import type { TransportView } from '@/lib/transports/queries/view';

/** What follows when a reservation was asked for. */
export function SentDialog({
  open,
  onOpenChange,
  carrier,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  carrier: TransportView['userId'];
  /** The way on. */
  children: ReactNode;
}) {
  const words = useWords('reservations/formulaire');
  return (
    <Dialog {...{ open, onOpenChange }} size="compact" title={words('envoyee')}>
      <p>
        {words.rich(
          'suite',
          { qui: (text) => <bdi>{text}</bdi> },
          { nom: carrier.companyName || carrier.firstName || carrier.lastName },
        )}
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {words('fermer')}
        </Button>
        {children}
      </DialogFooter>
    </Dialog>
  );
}
