import { Card } from '@/components/ui/card';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { DeclareForm } from './declare-form';
import { DoneNote } from './done-note';

/** A delivery without its code: what the carrier declared, or where they do. */
export function DeclarationPart({ remise, timeZone }: { remise: RemiseView; timeZone: string }) {
  const { reservationId, declaration, actions } = remise;
  if (declaration) {
    return (
      <Card as="section" aria-labelledby="declaree" className="flex flex-col gap-3">
        <h2 id="declaree" className="text-xl">
          Livraison déclarée sans code
        </h2>
        <p>
          Le transporteur l’a déclarée le{' '}
          <time dateTime={declaration.le}>{formatLongDateTime(declaration.le, timeZone)}</time>.
        </p>
        <DoneNote {...declaration} />
      </Card>
    );
  }
  if (!actions.includes('declarer')) return null;
  return (
    <Card as="section">
      <details>
        <summary className="cursor-pointer font-semibold">Personne ne peut me montrer le code</summary>
        <p className="mt-3 mb-4 text-muted">
          Déclarez la livraison avec une photo. Sans désaccord signalé dans les sept jours, le paiement
          conservé vous est versé. Par le code, ce sont 24 heures.
        </p>
        <DeclareForm reservationId={reservationId} />
      </details>
    </Card>
  );
}
