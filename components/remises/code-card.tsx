import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { siteOrigin } from '@/lib/core/origin';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { CodeEntry } from './code-entry';
import { DoneNote } from './done-note';
import { ShownCode } from './shown-code';
import { type Place, timeAt } from './time-at';

type Handover = RemiseView['collecte'];

const KEYS = {
  collecte: { title: 'collecte', qr: 'collecteQr', show: 'collecteMontrer', wait: 'collecteAttendre' },
  livraison: { title: 'livraison', qr: 'livraisonQr', show: 'livraisonMontrer', wait: 'livraisonAttendre' },
} as const;

/** One handover of a parcel: its code for who sends, its entry for who carries, and when it was done. */
export function CodeCard({
  remise,
  genre,
  place,
}: {
  remise: RemiseView;
  genre: 'collecte' | 'livraison';
  place: Place;
}) {
  const words = useWords('remises/remise');
  const { title, qr, show, wait } = KEYS[genre];
  const { faiteLe, ...handover }: Handover = remise[genre];
  const enter = remise.actions.includes(genre === 'collecte' ? 'collecter' : 'livrer');
  // One thing at a time: the delivery's waits behind the collection's.
  const later = genre === 'livraison' && remise.etat === 'attendue';
  const entry = <CodeEntry site={siteOrigin()} reservationId={remise.reservationId} genre={genre} />;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{words(title)}</h2>
      {faiteLe ? (
        <>
          <p>
            {words.rich(
              handover.moyen === 'lien' ? 'faiteLien' : 'faiteCode',
              { le: (text) => <time dateTime={faiteLe}>{text}</time> },
              {
                date: timeAt(handover.appareilLe ?? faiteLe, place, words.langue),
              },
            )}
          </p>
          <DoneNote {...handover} />
        </>
      ) : (
        <>
          {handover.code && (
            <ShownCode code={handover.code} label={words(qr)}>
              {words(show)}
            </ShownCode>
          )}
          {!handover.code && !enter && <p className="text-muted">{words('pasFaite')}</p>}
          {enter && <p className="text-muted">{words(wait)}</p>}
          {enter &&
            (later ? (
              <details>
                <summary className="min-h-11 cursor-pointer content-center font-semibold">
                  {words('entrer')}
                </summary>
                <div className="mt-3">{entry}</div>
              </details>
            ) : (
              entry
            ))}
        </>
      )}
    </Card>
  );
}
