import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ColisActions } from '@/components/remises/colis-actions';
import { ShownCode } from '@/components/remises/shown-code';
import { Card } from '@/components/ui/card';
import { AppError } from '@/lib/core/errors';
import { formatLongDateTime } from '@/lib/core/text/time';
import { ETAT_REMISE_LABELS } from '@/lib/remises/labels';
import { type ColisView, getColis } from '@/lib/remises/queries/colis';
import { lienParams } from '@/lib/remises/schema';

export const dynamic = 'force-dynamic';

// The address is the recipient's secret.
export const metadata: Metadata = {
  title: 'Votre colis',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** A parcel, for its recipient: readable without an account and without scripts. */
export default async function ColisPage({ params }: PageProps<'/colis/[token]'>) {
  const given = lienParams.safeParse(await params);
  if (!given.success) notFound();
  const { token } = given.data;
  const colis = await read(token);
  const { transporteur, villeDepart, villeArrivee, dateArrivee, timezoneArrivee, code, actions } = colis;
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[560px]">
        <h1 className="text-2xl sm:text-3xl">Votre colis</h1>
        <p className="mt-1.5 mb-6 text-muted">{ETAT_REMISE_LABELS[colis.etat]}.</p>
        <Card className="flex flex-col gap-4">
          <p>
            <bdi>{transporteur}</bdi> apporte votre colis de {villeDepart} à {villeArrivee}. Arrivée prévue le{' '}
            <time dateTime={dateArrivee}>
              {formatLongDateTime(dateArrivee, timezoneArrivee, villeArrivee)}
            </time>
            .
          </p>
          {code && (
            <ShownCode code={code} label="QR du code de livraison">
              Montrez ce code au transporteur quand vous recevez le colis, pas avant.
            </ShownCode>
          )}
          <ColisActions
            token={token}
            canReceive={actions.includes('livrer')}
            canDispute={actions.includes('contester')}
          />
        </Card>
      </div>
    </div>
  );
}

async function read(token: string): Promise<ColisView> {
  try {
    return await getColis(token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
