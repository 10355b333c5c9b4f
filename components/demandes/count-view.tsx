'use client';
import { useEffect, useRef } from 'react';
import { call } from '@/components/api/call';
import { useMe } from '@/components/session/me';

/** Tells the server, once per page view, that a need was looked at; its owner's looks do not count. */
export function CountView({ demandeId, ownerId }: { demandeId: string; ownerId: string }) {
  const me = useMe();
  const told = useRef(false);
  const counts = me.state === 'visitor' || (me.state === 'user' && me.user._id !== ownerId);

  useEffect(() => {
    if (!counts || told.current) return;
    told.current = true;
    void call('POST /demandes/{id}/views', { params: { id: demandeId } });
  }, [counts, demandeId]);

  return null;
}
