import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import type { Words } from '@/components/words/words-of';
import { formatLongDate } from '@/lib/core/text/time';
import type { PapierView } from '@/lib/users/queries/papiers';
import type { MeView } from '@/lib/users/queries/view';
import { genresFor, type PapierGenre } from '@/lib/users/rules/papiers';
import { ConfirmPhone } from './confirm-phone';
import { SendPapier } from './send-papier';

/** « Documents vérifiés »: what was proved of the account and since when, and the way to prove the rest. */
export function Documents({ me, papiers }: { me: MeView; papiers: PapierView[] }) {
  const words = useWords('users/papiers');
  const { email, telephone } = me.verifications;
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {genresFor(me.userType).map((genre) => (
          <PapierLine
            key={genre}
            genre={genre}
            // Verified before documents were kept.
            isTicked={genre === 'identite' && me.verifications.identite}
            papiers={papiers.filter((one) => one.genre === genre)}
          />
        ))}
        <Line label={words('email')} done={email}>
          <LinkButton href="/settings" variant="secondary" size="small" aria-label={words('confirmerEmail')}>
            {words('confirmer')}
          </LinkButton>
        </Line>
        <Line label={words('telephone')} done={telephone}>
          <ConfirmPhone
            phone={me.phoneNumber}
            label={words('confirmer')}
            name={words('confirmerTelephone')}
          />
        </Line>
      </ul>
      <p className="mt-4 text-sm">
        <Link href="/verifications" className="font-medium text-majorelle underline">
          {words('badges')}
        </Link>
      </p>
    </>
  );
}

type Shown = { genre: PapierGenre; isTicked: boolean; papiers: PapierView[] };

function PapierLine({ genre, isTicked, papiers }: Shown) {
  const words = useWords('users/papiers');
  const papier = useWords('users/papier')(genre);
  const accepted = papiers.find(({ etat }) => etat === 'accepte');
  const [last] = papiers;
  const waits = last?.etat === 'en_attente';
  const done = accepted !== undefined || isTicked;
  const action = words(done ? 'renouveler' : 'envoyer');
  return (
    <Line
      label={papier}
      done={done}
      note={noteOf(words, accepted, last)}
      badge={waits && !done ? <Badge tone="saffron">{words('examen')}</Badge> : undefined}
    >
      {!waits && <SendPapier genre={genre} label={action} name={words('nomme', { action, papier })} />}
    </Line>
  );
}

function noteOf(
  words: Words<'users/papiers'>,
  accepted: PapierView | undefined,
  last: PapierView | undefined,
): string | undefined {
  const day = (instant: string) => formatLongDate(instant, undefined, words.langue);
  const notes = [];
  if (accepted?.decideLe) {
    const jour = day(accepted.decideLe);
    const { valableJusqua: until } = accepted;
    notes.push(until ? words('verifieJusqua', { jour, fin: day(until) }) : words('verifieLe', { jour }));
  }
  if (last?.etat === 'en_attente') notes.push(words('envoyeLe', { jour: day(last.envoyeLe) }));
  if (last?.etat === 'refuse') notes.push(words('aRenvoyer', { raison: last.raison ?? '' }));
  if (last?.etat === 'expire' && last.valableJusqua) {
    notes.push(words('fini', { jour: day(last.valableJusqua) }));
  }
  return notes.join(' ') || undefined;
}

type LineProps = {
  label: string;
  done: boolean;
  note?: string | undefined;
  badge?: ReactNode;
  children?: ReactNode;
};

function Line({ label, done, note, badge, children }: LineProps) {
  const words = useWords('users/papiers');
  const state = done ? (
    <Badge tone="palm">
      <Icon name="check" size={14} />
      {words('verifie')}
    </Badge>
  ) : (
    (badge ?? <Badge>{words('nonVerifie')}</Badge>)
  );
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-1 basis-44">
        <p>{label}</p>
        {note && <p className="text-muted text-sm [overflow-wrap:anywhere]">{note}</p>}
      </div>
      <div className="flex items-center gap-2">
        {state}
        {(!done || note !== undefined) && children}
      </div>
    </li>
  );
}
