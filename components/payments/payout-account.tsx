import { useWords } from '#words';
import type { DataOf } from '@/components/api/contract';
import { Badge, type Tone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Words } from '@/components/words/words';
import { formatEuros } from '@/lib/core/text/money';
import { LOCALES } from '@/lib/langues/langue.mjs';
import { AccountForm } from './account-form';
import { TestBadge } from './etat-badge';

type Account = DataOf<'GET /payments/account'>;
type Etat = Exclude<Account['etat'], 'inutile'>;

const LOOKS: Record<Etat, [tone: Tone, icon: IconName]> = {
  absent: ['saffron', 'alert'],
  a_completer: ['saffron', 'alert'],
  en_verification: ['teal', 'clock'],
  pret: ['palm', 'check'],
};
const OPEN = { absent: 'ouvrir', a_completer: 'completer', en_verification: null, pret: null } as const;

/**
 * Where the reader's share is sent: what is missing, what waits for it, and the way to the provider's page. Null when the
 * provider does not answer; `said`: they come back from there, or could not be led to it.
 */
export function PayoutAccount({
  account,
  said,
}: {
  account: Account | null;
  said: 'retour' | 'refus' | null;
}) {
  const words = useWords('payments/compte');
  if (account?.etat === 'inutile') return null;
  const look = account && LOOKS[account.etat];
  const open = account && OPEN[account.etat];
  return (
    <Card as="section" id="compte" aria-labelledby="compte-titre" className="mb-5 scroll-mt-24">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="compte-titre" className="text-xl">
          {words('titre')}
        </h2>
        {look && (
          <Badge tone={look[0]}>
            <Icon name={look[1]} size={14} />
            {words(account.etat)}
          </Badge>
        )}
        {account?.modeTest && <TestBadge />}
      </div>
      {said === 'refus' && (
        <Notice tone="warning" className="mb-3">
          {words('refus')}
        </Notice>
      )}
      {said === 'retour' && account && <Back etat={account.etat} />}
      <div className="max-w-prose space-y-2">
        {account ? <Said account={account} etat={account.etat} /> : <p>{words('muet')}</p>}
      </div>
      {open && (
        <div className="mt-4">
          <Words of={['payments/ouvrir']}>
            <AccountForm label={words(open)} />
          </Words>
        </div>
      )}
    </Card>
  );
}

/** What stands for who comes back from the provider's page. */
function Back({ etat }: { etat: Etat }) {
  const words = useWords('payments/compte');
  const done = etat === 'pret' || etat === 'en_verification';
  return (
    <Notice tone={done ? 'success' : 'warning'} className="mb-3">
      {words(done ? 'retourFait' : 'retourIncomplet')}
    </Notice>
  );
}

function Said({ account, etat }: { account: Account; etat: Etat }) {
  const words = useWords('payments/compte');
  const { langue } = words;
  const { manque, attend, paysNonDesservi } = account;
  const b = (text: string) => <strong className="tabular-nums">{text}</strong>;
  const waits = (key: 'partent' | 'attendent') =>
    attend > 0 && <p>{words.rich(key, { b }, { montant: formatEuros(attend, langue) })}</p>;
  if (etat === 'pret') return waits('partent') || <p>{words('seules')}</p>;
  const list = new Intl.ListFormat(LOCALES[langue], { type: 'conjunction' });
  const said: Record<Exclude<Etat, 'pret'>, string> = {
    absent: words('absentTexte'),
    a_completer: words('demande', { manque: manque.length > 0 ? list.format(manque) : words('quelques') }),
    en_verification: words('verifie'),
  };
  return (
    <>
      <p>{said[etat]}</p>
      {waits('attendent')}
      {paysNonDesservi && etat !== 'en_verification' && (
        <p>
          {words.rich(
            'nonDesservi',
            {
              a: (text) => (
                <Link href="/contact" className="font-medium text-majorelle underline underline-offset-2">
                  {text}
                </Link>
              ),
            },
            { pays: paysNonDesservi },
          )}
        </p>
      )}
    </>
  );
}
