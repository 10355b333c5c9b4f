import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { BackLink } from '@/components/page/back-link';
import { Amounts } from '@/components/payments/amounts';
import { TestDoor } from '@/components/payments/test-door';
import { TestNotice } from '@/components/payments/test-notice';
import { Card } from '@/components/ui/card';
import { Covered } from '@/components/words/covered';
import { addressHere, pageWords } from '@/components/words/server';
import { formatEuros } from '@/lib/core/text/money';
import { paymentPath } from '@/lib/payments/labels';
import { readPayment } from '../read';

export const generateMetadata = (): Metadata => ({ title: pageWords('payments/essai')('titre') });

/** The test provider's door. */
export default async function TestDoorPage({ params }: PageProps<'/[langue]/payments/[id]/essai'>) {
  const read = await readPayment((await params).id);
  if (!read) notFound();
  const words = pageWords('payments/essai');
  const { payment, pays, name } = read;
  const { _id, etat, amount, description, modeTest } = payment;
  if (etat !== 'pending' || !pays || !modeTest) redirect(addressHere(paymentPath(_id)));
  return (
    <div className="wrap max-w-[480px] py-6 sm:py-10">
      <BackLink href={paymentPath(_id)}>{words('revenir')}</BackLink>
      <h1 className="mt-2 mb-5 text-2xl sm:text-3xl">
        {words('payer', { montant: formatEuros(amount, words.langue) })}
      </h1>
      <TestNotice className="mb-5" />
      <Card>
        <p className="font-semibold">
          {words.rich('a', { qui: (text) => <bdi>{text}</bdi> }, { nom: name })}
        </p>
        <p dir="auto" className="aligned mb-4 text-muted [overflow-wrap:anywhere]">
          <Covered>{description}</Covered>
        </p>
        <Amounts {...{ payment, pays, name }} />
        <div className="mt-6">
          <TestDoor id={_id} />
        </div>
      </Card>
      <p className="mt-4 text-center text-muted text-sm">{words('ici')}</p>
    </div>
  );
}
