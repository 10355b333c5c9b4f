'use client';
import { useEffect, useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useChanges } from '@/components/ui/changes';
import { useMe } from '@/components/ui/session';
import { formatEuros } from '@/lib/core/money';
import type { ProduitView } from '@/lib/produits/queries';
import { OwnerActions } from './owner-actions';

/** The signed-in person's hidden products, so that what was hidden can be shown again. */
export function OwnHiddenProduits() {
  const me = useMe();
  const userId = me.state === 'user' ? me.user._id : null;
  const changes = useChanges();
  const [hidden, setHidden] = useState<ProduitView[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change elsewhere on the page is a reason to read again.
  useEffect(() => {
    if (!userId) return;
    const away = new AbortController();
    readHidden(userId, away.signal).then(setHidden, () => {});
    return () => away.abort();
  }, [userId, changes]);

  if (hidden.length === 0) return null;
  return (
    <details className="group mb-6 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold sm:px-6">
        Vos produits masqués ({hidden.length})
        <span className="font-medium text-majorelle text-sm group-open:hidden">Afficher</span>
      </summary>
      <ul className="grid gap-3 px-4 pb-4 sm:px-6 sm:pb-6 md:grid-cols-2">
        {hidden.map((produit) => (
          <HiddenProduit key={produit._id} produit={produit} />
        ))}
      </ul>
    </details>
  );
}

async function readHidden(userId: string, signal: AbortSignal): Promise<ProduitView[]> {
  const response = await fetch(`/api/users/${userId}/produits?limit=100`, { signal, cache: 'no-store' });
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: ProduitView[] };
  return data.filter((produit) => !produit.isVisible);
}

function HiddenProduit({ produit }: { produit: ProduitView }) {
  const titleId = useId();
  return (
    <Card as="li" padded={false} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-4">
      <div className="min-w-0 grow py-1">
        <p id={titleId} dir="auto" className="break-words font-bold font-display text-lg leading-snug">
          {produit.nom}
        </p>
        <p className="text-muted text-sm">
          {formatEuros(produit.prix)}, <bdi>{produit.localisation}</bdi>
        </p>
      </div>
      <Badge tone="saffron">Masqué</Badge>
      <OwnerActions produit={produit} titleId={titleId} />
    </Card>
  );
}
