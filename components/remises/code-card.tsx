import { Card } from '@/components/ui/card';
import { siteOrigin } from '@/lib/core/origin';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { CodeEntry } from './code-entry';
import { DoneNote } from './done-note';
import { ShownCode } from './shown-code';

type Handover = RemiseView['collecte'];

const WORDS = {
  collecte: {
    title: 'Collecte',
    qr: 'QR du code de collecte',
    show: 'Montrez ce code au transporteur quand vous lui remettez le colis, pas avant.',
    wait: 'L’expéditeur vous montre ce code quand il vous remet le colis.',
  },
  livraison: {
    title: 'Livraison',
    qr: 'QR du code de livraison',
    show: 'Le destinataire montre ce code au transporteur quand il reçoit le colis, pas avant.',
    wait: 'Le destinataire vous montre ce code quand vous lui remettez le colis.',
  },
};

/** One handover of a parcel: its code for who sends, its entry for who carries, and when it was done. */
export function CodeCard({
  remise,
  genre,
  timeZone,
}: {
  remise: RemiseView;
  genre: 'collecte' | 'livraison';
  timeZone: string;
}) {
  const { title, qr, show, wait } = WORDS[genre];
  const handover: Handover = remise[genre];
  const enter = remise.actions.includes(genre === 'collecte' ? 'collecter' : 'livrer');
  // One thing at a time: the delivery's waits behind the collection's.
  const later = genre === 'livraison' && remise.etat === 'attendue';
  const entry = <CodeEntry site={siteOrigin()} reservationId={remise.reservationId} genre={genre} />;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {handover.faiteLe ? (
        <>
          <p>
            Faite le{' '}
            <time dateTime={handover.faiteLe}>
              {formatLongDateTime(handover.appareilLe ?? handover.faiteLe, timeZone)}
            </time>
            {handover.moyen === 'lien' ? ', dite par le destinataire.' : ', par code.'}
          </p>
          <DoneNote {...handover} />
        </>
      ) : (
        <>
          {handover.code && (
            <ShownCode code={handover.code} label={qr}>
              {show}
            </ShownCode>
          )}
          {enter && <p className="text-muted">{wait}</p>}
          {enter &&
            (later ? (
              <details>
                <summary className="min-h-11 cursor-pointer content-center font-semibold">
                  Entrer le code de livraison
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
