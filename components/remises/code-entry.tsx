'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { fieldClass } from '@/components/ui/field-class';
import { FieldShell } from '@/components/ui/field-shell';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';

type Genre = 'collecte' | 'livraison';
type Kept = { code: string; appareilLe: string };

/**
 * Where the carrier enters a code. Without a network it stays on this phone with the hour at which it was entered, and is
 * sent when there is one again. A QR's address brings the code behind its #.
 */
export function CodeEntry({ reservationId, genre }: { reservationId: string; genre: Genre }) {
  const router = useRouter();
  const id = useId();
  const place = `rihla.code.${reservationId}.${genre}`;
  const [code, setCode] = useState('');
  const [kept, setKept] = useState<Kept | null>(null);
  const { submit, pending, error, clearError } = useSubmit();
  const looked = useRef(false);

  const sendCode = useCallback(
    async (entered: Kept) => {
      setKept(entered);
      write(place, entered);
      const answer = await submit('POST /reservations/{id}/remise', {
        params: { id: reservationId },
        body: { genre, ...entered },
      });
      if (!answer) return;
      // Only a lost connection keeps it: anything else is an answer.
      if (!answer.ok && answer.failure.kind === 'connection') return;
      write(place, null);
      setKept(null);
      if (answer.ok)
        toast({ title: genre === 'collecte' ? 'Collecte enregistrée' : 'Livraison enregistrée' });
      if (answer.ok || answer.failure.code === 'conflict') router.refresh();
    },
    [genre, place, reservationId, router, submit],
  );

  useEffect(() => {
    const again = () => {
      const waiting = read(place);
      if (waiting) void sendCode(waiting);
    };
    if (!looked.current) {
      looked.current = true;
      const scanned = new RegExp(`^#${genre}=(\\d{6})$`).exec(window.location.hash)?.[1];
      if (scanned) {
        setCode(scanned);
        window.history.replaceState(null, '', window.location.pathname);
      }
      again();
    }
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [genre, place, sendCode]);

  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sendCode({ code, appareilLe: new Date().toISOString() });
      }}
    >
      <FieldShell
        id={id}
        label={genre === 'collecte' ? 'Code de collecte' : 'Code de livraison'}
        hint="Six chiffres, que l’autre personne vous montre."
        error={error?.fields?.code}
      >
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={code}
          onChange={(event) => {
            clearError();
            setCode(event.target.value);
          }}
          aria-invalid={Boolean(error?.fields?.code)}
          className={fieldClass()}
        />
      </FieldShell>
      {kept && error?.kind === 'connection' ? (
        <Notice tone="warning" live>
          Pas de réseau{'\u202f'}: ce code est gardé sur ce téléphone, avec l’heure, et part dès que le réseau
          revient. Laissez cette page ouverte, ou revenez-y.
        </Notice>
      ) : (
        error && !error.fields?.code && <FailureNotice failure={error} />
      )}
      <div>
        <Button type="submit" pending={pending} pendingLabel="Envoi en cours...">
          Valider le code
        </Button>
      </div>
    </form>
  );
}

function read(place: string): Kept | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(place) ?? 'null') as Kept | null;
    return kept && typeof kept.code === 'string' && typeof kept.appareilLe === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still sends. */
function write(place: string, kept: Kept | null): void {
  try {
    if (kept) window.localStorage.setItem(place, JSON.stringify(kept));
    else window.localStorage.removeItem(place);
  } catch {
    // Private windows may refuse.
  }
}
