import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { DeclareForm } from './declare-form';
import { DoneNote } from './done-note';
import { type Place, timeAt } from './time-at';

/** A delivery without its code: what the carrier declared, or where they do. */
export function DeclarationPart({ remise, place }: { remise: RemiseView; place: Place }) {
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
            { date: timeAt(declaration.le, place, words.langue) },
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
