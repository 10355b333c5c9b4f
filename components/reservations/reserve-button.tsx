'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { useOpensAgain } from '@/components/session/come-back';
import { NotOwner } from '@/components/session/gates';
import { useMe } from '@/components/session/me';
import { Button, type ButtonProps } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { TransportView } from '@/lib/transports/queries/view';
import { availability } from './legs';
import type { ReservationFormProps } from './reservation-form';

const LABELS = { open: 'Réserver ce transport', full: 'Trajet complet', gone: 'Transport déjà parti' };

/** Reserves on this trip; not there for its owner. The form is loaded on the first press. */
export function ReserveButton({
  transport,
  ...looks
}: { transport: TransportView } & Pick<ButtonProps, 'size' | 'full' | 'className'>) {
  const me = useMe();
  // Null in the server's HTML, which is the same at any hour.
  const [now, setNow] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  const [Form, setForm] = useState<ComponentType<ReservationFormProps>>();
  const [open, setOpen] = useState<ReservationFormProps['open']>(null);
  useEffect(() => setNow(Date.now()), []);

  async function press() {
    setNow(Date.now());
    setWanted(true);
    if (Form) return;
    try {
      const loaded = await import('./reservation-form');
      setForm(() => loaded.ReservationForm);
    } catch {
      setWanted(false);
      toast({ tone: 'error', title: 'Connexion perdue. Vérifiez votre réseau puis réessayez.' });
    }
  }

  useOpensAgain('reserver', () => void press());

  const state = availability(transport.etapes, now);
  // What was opened stays: a session that ends meanwhile takes no form out of somebody's hands, the answer to it says so.
  if (wanted && Form && !open && me.state === 'user') setOpen('form');
  if (wanted && Form && !open && me.state === 'visitor') setOpen('login');
  const close = () => {
    setWanted(false);
    setOpen(null);
  };
  return (
    <NotOwner ownerId={transport.userId._id}>
      <Button
        {...looks}
        disabled={state !== 'open'}
        pending={wanted && !open}
        aria-haspopup="dialog"
        onClick={() => void press()}
      >
        {LABELS[state]}
      </Button>
      {Form && <Form {...{ transport, open }} now={now ?? 0} onClose={close} />}
    </NotOwner>
  );
}
