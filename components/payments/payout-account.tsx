import type { ReactNode } from 'react';
import type { DataOf } from '@/components/api/contract';
import { Badge, type Tone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatEuros } from '@/lib/core/text/money';
import { AccountForm } from './account-form';
import { TestBadge } from './etat-badge';

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

type Account = DataOf<'GET /payments/account'>;
type Etat = Exclude<Account['etat'], 'inutile'>;

const LOOKS: Record<Etat, [tone: Tone, icon: IconName, word: string]> = {
  absent: ['saffron', 'alert', 'À ouvrir'],
  a_completer: ['saffron', 'alert', 'À compléter'],
  en_verification: ['teal', 'clock', 'En vérification'],
  pret: ['palm', 'check', 'Prêt'],
};
const OPEN: Partial<Record<Etat, string>> = {
  absent: 'Ouvrir mon compte',
  a_completer: 'Compléter mon compte',
};

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
  if (account?.etat === 'inutile') return null;
  const look = account && LOOKS[account.etat];
  const open = account && OPEN[account.etat];
  return (
    <Card as="section" id="compte" aria-labelledby="compte-titre" className="mb-5 scroll-mt-24">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="compte-titre" className="text-xl">
          Votre compte de versement
        </h2>
        {look && (
          <Badge tone={look[0]}>
            <Icon name={look[1]} size={14} />
            {look[2]}
          </Badge>
        )}
        {account?.modeTest && <TestBadge />}
      </div>
      {said === 'refus' && (
        <Notice tone="warning" className="mb-3">
          La page de Stripe n’a pas pu s’ouvrir. Réessayez dans un instant.
        </Notice>
      )}
      {said === 'retour' && account && <Back etat={account.etat} />}
      <div className="max-w-prose space-y-2">
        {account ? (
          <Words account={account} etat={account.etat} />
        ) : (
          <p>Stripe, notre prestataire, ne répond pas en ce moment. Rechargez la page dans une minute.</p>
        )}
      </div>
      {open && (
        <div className="mt-4">
          <AccountForm label={open} />
        </div>
      )}
    </Card>
  );
}

/** What stands for who comes back from the provider's page. */
function Back({ etat }: { etat: Etat }) {
  const done = etat === 'pret' || etat === 'en_verification';
  return (
    <Notice tone={done ? 'success' : 'warning'} className="mb-3">
      {done
        ? 'C’est enregistré. Vous n’avez plus rien à faire ici.'
        : 'Ce n’est pas encore complet. Vous pouvez reprendre où vous en étiez.'}
    </Notice>
  );
}

function Words({ account, etat }: { account: Account; etat: Etat }) {
  const { manque, attend, paysNonDesservi } = account;
  const waits = attend > 0 && <strong className="tabular-nums">{formatEuros(attend)}</strong>;
  if (etat === 'pret') {
    return waits ? (
      <p>{waits} vous reviennent et partent vers votre compte.</p>
    ) : (
      <p>Vos parts y sont envoyées d’elles-mêmes, après chaque livraison.</p>
    );
  }
  const said: Record<Exclude<Etat, 'pret'>, ReactNode> = {
    absent: (
      <p>
        Pour recevoir votre part d’une livraison, ouvrez un compte chez Stripe, notre prestataire&#8239;: une
        pièce d’identité et vos coordonnées bancaires suffisent. Elles restent chez lui, nous ne les voyons
        pas.
      </p>
    ),
    a_completer: (
      <p>
        Stripe demande encore&#8239;: {manque.length > 0 ? LIST.format(manque) : 'quelques informations'}.
      </p>
    ),
    en_verification: <p>Stripe vérifie ce que vous avez envoyé. Cela prend parfois deux jours.</p>,
  };
  return (
    <>
      {said[etat]}
      {waits && <p>{waits} vous reviennent et attendent ce compte.</p>}
      {paysNonDesservi && etat !== 'en_verification' && (
        <p>
          Stripe ne verse pas encore d’argent à qui habite ce pays&#8239;: {paysNonDesservi}. Vos parts vous
          restent dues et attendent ici en entier. Si vous avez une adresse et un compte bancaire en Europe,
          ouvrez votre compte avec eux&#8239;; sinon,{' '}
          <Link href="/contact" className="font-medium text-majorelle underline underline-offset-2">
            écrivez-nous
          </Link>{' '}
          avant de demander un paiement.
        </p>
      )}
    </>
  );
}
