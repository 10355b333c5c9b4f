'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '#words';
import { useOpensAgain } from '@/components/session/come-back';
import { useDoor } from '@/components/session/door';
import { NotOwner } from '@/components/session/gates';
import { Button, type ButtonProps } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { withWords } from '@/components/words/with-words';
import type { TransportView } from '@/lib/transports/queries/view';
import type { AskedPlaces } from './legs';
import { availability } from './open-legs';
import type { ReservationFormProps } from './reservation-form';

/** Reserves on this trip; not there for its owner. The form is loaded on the first press. */
export function ReserveButton({
  transport,
  ...looks
}: { transport: TransportView } & Pick<ButtonProps, 'size' | 'full' | 'className'>) {
  const words = useWords('reservations/bouton');
  // Null in the server's HTML, which is the same at any hour.
  const [now, setNow] = useState<number | null>(null);
  const [Form, setForm] = useState<ComponentType<ReservationFormProps>>();
  const [asked, setAsked] = useState<AskedPlaces | null>(null);
  const { open, wanted, setWanted } = useDoor(Form !== undefined);
  useEffect(() => setNow(Date.now()), []);

  async function press() {
    setNow(Date.now());
    setWanted(true);
    if (Form) return;
    try {
      const [loaded, places] = await Promise.all([
        withWords(() => import('./reservation-form').then((module) => module.ReservationForm)),
        import('./asked-places').then((module) => module.askedPlaces(location.search, transport.etapes)),
      ]);
      setAsked(places);
      setForm(() => loaded);
    } catch {
      setWanted(false);
      toast({ tone: 'error', title: words('perdue') });
    }
  }

  useOpensAgain('reserver', () => void press());

  const state = availability(transport.etapes, now);
  return (
    <NotOwner ownerId={transport.userId._id}>
      <Button
        {...looks}
        disabled={state !== 'open'}
        pending={wanted && !open}
        aria-haspopup="dialog"
        onClick={() => void press()}
      >
        {words(state)}
      </Button>
      {Form && <Form {...{ transport, open, asked }} now={now ?? 0} onClose={() => setWanted(false)} />}
    </NotOwner>
  );
}
