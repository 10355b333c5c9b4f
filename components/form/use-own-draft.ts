'use client';
import { useCallback, useMemo, useState } from 'react';
import { useMe } from '@/components/session/me';
import { type DraftOptions, dropDraft } from './draft';

/** A draft of who was signed in when the form came up (the session may end meanwhile), and a way to drop it. */
export function useOwnDraft(name: string | undefined, without?: readonly string[]) {
  const me = useMe();
  const [owner, setOwner] = useState<string>();
  if (owner === undefined && me.state === 'user') setOwner(me.user._id);
  const draft = useMemo<DraftOptions | undefined>(
    () => (name && owner ? { key: `${owner}.${name}`, without } : undefined),
    [name, owner, without],
  );
  const drop = useCallback(() => draft && dropDraft(draft.key), [draft]);
  return { draft, drop };
}
