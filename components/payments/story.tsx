import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { formatEtapeDate } from '@/lib/core/text/time';
import type { PaymentDetailView } from '@/lib/payments/queries';
import type { EtatPayment } from '@/lib/payments/schema';

/** What usually comes after a state, in order. */
const STILL_TO_COME: Partial<Record<EtatPayment, readonly ('conservation' | 'versement' | 'decision')[]>> = {
  pending: ['conservation', 'versement'],
  held: ['versement'],
  disputed: ['decision'],
};

/** The way of the money, as a route with its stops: what happened, what happens next, and what is still to come. */
export function Story({
  payment: { historique, etat },
  next,
  timeZone,
}: {
  payment: PaymentDetailView;
  /** What happens next, in one sentence. */
  next: string;
  timeZone: string;
}) {
  const words = useWords('payments/recit');
  const coming = STILL_TO_COME[etat] ?? [];
  return (
    <ol className="relative">
      {historique.map((move, index) => {
        const now = index === historique.length - 1;
        return (
          <li key={move.le} className="relative pb-6 ps-9 last:pb-0" aria-current={now ? 'step' : undefined}>
            <Dot look={now ? 'now' : 'done'} line={!now || coming.length > 0} dashed={now} />
            <p className="font-semibold leading-6">{words(move.etat)}</p>
            <p className="text-muted text-sm">
              <time dateTime={move.le}>{formatEtapeDate(move.le, timeZone, words.langue)}</time>
            </p>
            {now && <p className="mt-2 text-balance">{next}</p>}
          </li>
        );
      })}
      {coming.map((key, index) => (
        <li key={key} className="relative pb-6 ps-9 text-muted last:pb-0">
          <Dot look="coming" line={index < coming.length - 1} dashed />
          <p className="leading-6">{words(key)}</p>
        </li>
      ))}
    </ol>
  );
}

const LOOKS = {
  done: 'border-majorelle bg-majorelle',
  now: 'border-majorelle bg-surface ring-4 ring-majorelle-tint',
  coming: 'border-field bg-surface',
};

function Dot({ look, line, dashed }: { look: keyof typeof LOOKS; line: boolean; dashed: boolean }) {
  return (
    <span aria-hidden="true">
      {line && (
        <span
          className={cx(
            'absolute top-3 bottom-[-0.75rem] start-[9px] border-s-2',
            dashed ? 'border-line border-dashed' : 'border-majorelle',
          )}
        />
      )}
      <span
        className={cx('absolute top-[5px] start-[3px] size-3.5 rounded-full border-[3px]', LOOKS[look])}
      />
    </span>
  );
}
