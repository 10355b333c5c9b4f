'use client';
import { useEffect, useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { SelectField } from '@/components/form/select-field';
import { useMe } from '@/components/session/me';
import type { DemandeView } from '@/lib/demandes/queries';
import { isOpenDemande } from '@/lib/demandes/rules';

/** Which of one's own unfinished needs the parcel is for; not there without any, or when they could not be read. */
export function DemandeField() {
  const words = useWords('reservations/formulaire');
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : null;
  const [demandes, setDemandes] = useState<DemandeView[]>([]);

  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    readOpenDemandes(userId, away.signal).then(setDemandes, () => {});
    return () => away.abort();
  }, [userId]);

  if (demandes.length === 0) return null;
  return (
    <SelectField
      name="demandeId"
      label={words('besoin')}
      placeholder={words('aucun')}
      options={demandes.map(({ _id, titre }) => ({ value: _id, label: titre }))}
      hint={words('besoinAide')}
      className="animate-appear"
    />
  );
}

async function readOpenDemandes(userId: string, signal: AbortSignal): Promise<DemandeView[]> {
  const answer = await call('GET /users/{userId}/demandes', {
    params: { userId },
    query: { limit: 100 },
    signal,
  });
  return answer.ok ? answer.data.filter(isOpenDemande) : [];
}
