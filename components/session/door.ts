'use client';
import { useState } from 'react';
import { useMe } from './me';

/** What opens for somebody: the form for a member, the way to an account for a visitor. */
export type Door = 'form' | 'login' | null;

/**
 * What somebody's press opens, once it is `loaded` and known who is there, until `setWanted(false)`. What was opened stays:
 * a session that ends meanwhile takes no form out of somebody's hands, the answer to sending it says so.
 */
export function useDoor(loaded: boolean): {
  open: Door;
  wanted: boolean;
  setWanted: (wanted: boolean) => void;
} {
  const { state } = useMe();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState<Door>(null);
  if (open && !wanted) setOpen(null);
  if (!open && wanted && loaded && state === 'user') setOpen('form');
  if (!open && wanted && loaded && state === 'visitor') setOpen('login');
  return { open, wanted, setWanted };
}
