'use client';
import { useEffect, useRef } from 'react';
import { send } from '@/components/form/send';
import { useMe } from '@/components/session/me';

/** Tells the server, once per page view, that a need was looked at; its owner's looks do not count. */
export function CountView({ demandeId, ownerId }: { demandeId: string; ownerId: string }) {
  const me = useMe();
  const told = useRef(false);
  const counts = me.state === 'visitor' || (me.state === 'user' && me.user._id !== ownerId);

  useEffect(() => {
    if (!counts || told.current) return;
    told.current = true;
    void send({ action: `/api/demandes/${demandeId}/views`, method: 'POST' });
  }, [counts, demandeId]);

  return null;
}
