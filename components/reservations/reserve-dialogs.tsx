'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useOwnDraft } from '@/components/form/use-own-draft';
import { useUnsaved } from '@/components/form/use-unsaved';
import { OpensAgain } from '@/components/session/come-back';
import { LoginRequired } from '@/components/session/login-required';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-footer';
import { LinkButton } from '@/components/ui/link-button';
import type { TransportView } from '@/lib/transports/queries/view';
import type { LegPositions } from '@/lib/transports/rules';
import { displayName } from '@/lib/users/labels';
import { ReservationForm } from './reservation-form';
import { shortName } from './short-name';

export type ReserveDialogsProps = {
  transport: TransportView;
  /** Which of them is open. */
  open: 'login' | 'form' | null;
  /** When it was opened, in ms: what has left by then is not offered. */
  now: number;
  onClose: () => void;
  renderRoute?: (leg: LegPositions | null) => ReactNode;
};

// The leg follows the page's address and the room that is left: it is chosen anew.
const LEG = ['villeDepart', 'villeArrivee', 'dateDepart', 'dateArrivee'];

/** What the reservation button opens: the way to an account, the form, and then what happens next. */
export function ReserveDialogs({ transport, open, now, onClose, renderRoute }: ReserveDialogsProps) {
  const router = useRouter();
  const [dirty, setDirty] = useState(false);
  const [sent, setSent] = useState(false);
  const own = useOwnDraft(`reservation.${transport._id}`, LEG);
  useUnsaved(open === 'form' && dirty);
  const close = () => {
    own.drop();
    setDirty(false);
    onClose();
  };
  return (
    <>
      <LoginRequired
        open={open === 'login'}
        onOpenChange={(next) => !next && close()}
        text="Vous devez être connecté pour réserver ce transport."
        opens="reserver"
      />
      <Dialog
        open={open === 'form'}
        onOpenChange={(next) => !next && close()}
        dirty={dirty}
        title="Réserver ce transport"
        description={
          <>
            Avec <bdi>{displayName(transport.userId)}</bdi>
          </>
        }
      >
        <OpensAgain value="reserver">
          <ReservationForm
            {...{ transport, now, renderRoute }}
            draft={own.draft}
            onDirtyChange={setDirty}
            onStale={() => router.refresh()}
            onDone={() => {
              close();
              setSent(true);
              router.refresh();
            }}
          />
        </OpensAgain>
      </Dialog>
      <Dialog open={sent} onOpenChange={setSent} size="compact" title="Demande envoyée">
        <p>
          <bdi>{shortName(transport.userId)}</bdi> doit encore confirmer. Suivez votre demande dans Mes
          réservations.
        </p>
        <DialogFooter>
          <Button variant="secondary" onClick={() => setSent(false)}>
            Fermer
          </Button>
          <LinkButton href="/mes-reservations">Mes réservations</LinkButton>
        </DialogFooter>
      </Dialog>
    </>
  );
}
