import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { formatLongDate } from '@/lib/core/text/time';
import { PAPIER_LABELS } from '@/lib/users/labels';
import type { PapierView } from '@/lib/users/queries/papiers';
import type { MeView } from '@/lib/users/queries/view';
import { genresFor, type PapierGenre } from '@/lib/users/rules/papiers';
import { ConfirmPhone } from './confirm-phone';
import { SendPapier } from './send-papier';

/** « Documents vérifiés »: what was proved of the account and since when, and the way to prove the rest. */
export function Documents({ me, papiers }: { me: MeView; papiers: PapierView[] }) {
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
        <Line label="Email" done={email}>
          <LinkButton href="/settings" variant="secondary" size="small" aria-label="Confirmer mon e-mail">
            Confirmer
          </LinkButton>
        </Line>
        <Line label="Téléphone" done={telephone}>
          <ConfirmPhone phone={me.phoneNumber} />
        </Line>
      </ul>
      <p className="mt-4 text-sm">
        <Link href="/verifications" className="font-medium text-majorelle underline">
          Ce que veut dire chaque badge
        </Link>
      </p>
    </>
  );
}

type Shown = { genre: PapierGenre; isTicked: boolean; papiers: PapierView[] };

function PapierLine({ genre, isTicked, papiers }: Shown) {
  const accepted = papiers.find(({ etat }) => etat === 'accepte');
  const [last] = papiers;
  const waits = last?.etat === 'en_attente';
  const done = accepted !== undefined || isTicked;
  return (
    <Line
      label={PAPIER_LABELS[genre].name}
      done={done}
      note={noteOf(accepted, last)}
      badge={waits && !done ? <Badge tone="saffron">En cours d’examen</Badge> : undefined}
    >
      {!waits && <SendPapier genre={genre} label={done ? 'Renouveler' : 'Envoyer'} />}
    </Line>
  );
}

function noteOf(accepted: PapierView | undefined, last: PapierView | undefined): string | undefined {
  const notes = [];
  if (accepted?.decideLe) {
    const until = accepted.valableJusqua
      ? `, valable jusqu’au ${formatLongDate(accepted.valableJusqua)}`
      : '';
    notes.push(`Vérifié le ${formatLongDate(accepted.decideLe)}${until}.`);
  }
  if (last?.etat === 'en_attente')
    notes.push(`Envoyé le ${formatLongDate(last.envoyeLe)}, nous le regardons.`);
  if (last?.etat === 'refuse') notes.push(`À envoyer de nouveau\u202f: ${last.raison ?? ''}`);
  if (last?.etat === 'expire' && last.valableJusqua) {
    notes.push(`N’est plus valable depuis le ${formatLongDate(last.valableJusqua)}.`);
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
  const state = done ? (
    <Badge tone="palm">
      <Icon name="check" size={14} />
      Vérifié
    </Badge>
  ) : (
    (badge ?? <Badge>Non vérifié</Badge>)
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
