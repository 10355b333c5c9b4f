import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { BackLink } from '@/components/page/back-link';
import { Amounts } from '@/components/payments/amounts';
import { TestDoor } from '@/components/payments/test-door';
import { TestNotice } from '@/components/payments/test-notice';
import { Card } from '@/components/ui/card';
import { addressHere } from '@/components/words/server';
import { formatEuros } from '@/lib/core/text/money';
import { paymentPath } from '@/lib/payments/labels';
import { readPayment } from '../read';

export const metadata: Metadata = { title: 'Payer, en mode test' };

/** The test provider's door. */
export default async function TestDoorPage({ params }: PageProps<'/[langue]/payments/[id]/essai'>) {
  const read = await readPayment((await params).id);
  if (!read) notFound();
  const { payment, pays, name } = read;
  const { _id, etat, amount, description, modeTest } = payment;
  if (etat !== 'pending' || !pays || !modeTest) redirect(addressHere(paymentPath(_id)));
  return (
    <div className="wrap max-w-[480px] py-6 sm:py-10">
      <BackLink href={paymentPath(_id)}>Revenir au paiement</BackLink>
      <h1 className="mt-2 mb-5 text-2xl sm:text-3xl">Payer {formatEuros(amount)}</h1>
      <TestNotice className="mb-5" />
      <Card>
        <p className="font-semibold">
          À <bdi>{name}</bdi>
        </p>
        <p dir="auto" className="mb-4 text-muted [overflow-wrap:anywhere]">
          {description}
        </p>
        <Amounts {...{ payment, pays, name }} />
        <div className="mt-6">
          <TestDoor id={_id} />
        </div>
      </Card>
      <p className="mt-4 text-center text-muted text-sm">
        Ici, un vrai prestataire vous demanderait votre carte. Ne donnez aucun numéro&#8239;: choisissez ce
        qui arrive.
      </p>
    </div>
  );
}
