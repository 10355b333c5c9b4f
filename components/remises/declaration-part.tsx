import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { DeclareForm } from './declare-form';
import { DoneNote } from './done-note';

/** A delivery without its code: what the carrier declared, or where they do. */
export function DeclarationPart({ remise, timeZone }: { remise: RemiseView; timeZone: string }) {
  const words = useWords('remises/remise');
  const { reservationId, declaration, actions } = remise;
  if (declaration) {
    return (
      <Card as="section" aria-labelledby="declaree" className="flex flex-col gap-3">
        <h2 id="declaree" className="text-xl">
          {words('declaree')}
        </h2>
        <p>
          {words.rich(
            'declareeLe',
            { le: (text) => <time dateTime={declaration.le}>{text}</time> },
            { date: formatLongDateTime(declaration.le, timeZone, undefined, words.langue) },
          )}
        </p>
        <DoneNote {...declaration} />
      </Card>
    );
  }
  if (!actions.includes('declarer')) return null;
  return (
    <Card as="section">
      <details>
        <summary className="cursor-pointer font-semibold">{words('personne')}</summary>
        <p className="mt-3 mb-4 text-muted">{words('declarer')}</p>
        <DeclareForm reservationId={reservationId} />
      </details>
    </Card>
  );
}
