'use client';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '#words';
import { cityOfAddress } from '@/components/form/city-source';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { AgencyChange } from '@/lib/users/schema/agencies';

type Place = { address: string; ville: string | null };

/**
 * An agency whose new address names another city is asked whether its place in the directory moves there too. `ask`
 * answers the change with the city that was chosen; `question` goes into the tree.
 */
export function useAddressMove(before: Place | undefined): {
  ask: (change: AgencyChange) => Promise<AgencyChange>;
  question: ReactNode;
} {
  const words = useWords('agences/fiche');
  const [to, setTo] = useState<string | null>(null);
  const answer = useRef<(moves: boolean) => void>(undefined);
  const from = before?.ville ?? '';

  async function ask(change: AgencyChange): Promise<AgencyChange> {
    const stays = (change.ville ?? '') === from && from !== '';
    if (!stays || change.address === undefined || change.address === before?.address) return change;
    const city = await cityOfAddress(change.address, AbortSignal.timeout(4_000)).catch(() => null);
    if (city === null || city === from) return change;
    setTo(city);
    const moves = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
    setTo(null);
    return moves ? { ...change, ville: city } : change;
  }

  const question = (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={(open) => !open && answer.current?.(false)}
      question={words('deplacer', { ville: to ?? '' })}
      confirmLabel={words('deplacerA', { ville: to ?? '' })}
      cancelLabel={words('resterA', { ville: from })}
      onConfirm={() => answer.current?.(true)}
    >
      {words('deplacerTexte', { nouvelle: to ?? '', ancienne: from })}
    </ConfirmDialog>
  );
  return { ask, question };
}
