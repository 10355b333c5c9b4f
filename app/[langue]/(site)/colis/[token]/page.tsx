import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ColisActions } from '@/components/remises/colis-actions';
import { ColisWords, ETAT_COLIS } from '@/components/remises/colis-words';
import { ShownCode } from '@/components/remises/shown-code';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { addressHere } from '@/components/words/server';
import { readPaire } from '@/lib/core/cities/paires';
import { AppError } from '@/lib/core/errors';
import { givenBack } from '@/lib/core/http/plain-form';
import { type ColisView, getColis } from '@/lib/remises/queries/colis';
import { lienParams } from '@/lib/remises/schema';

export const dynamic = 'force-dynamic';

// The address is the recipient's secret. It goes to no other site; to none at all, plain forms could not say whose they are.
export const metadata: Metadata = {
  title: 'Votre colis',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

/** A parcel, for its recipient: read and answered without an account and without scripts. */
export default async function ColisPage({ params, searchParams }: PageProps<'/[langue]/colis/[token]'>) {
  const given = lienParams.safeParse(await params);
  if (!given.success) notFound();
  // Another spelling of two cities may be as long as a secret; no secret reads so.
  const paire = readPaire(given.data.token);
  if (paire) permanentRedirect(addressHere(paire.path));
  const { token } = given.data;
  const [colis, { suite }] = [await read(token), await searchParams];
  const { code, actions, livreLe, etat } = colis;
  const late = Date.parse(colis.dateArrivee) < Date.now();
  const refused = suite === 'saisie' ? await givenBack() : null;
  const canDispute = actions.includes('contester');
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[560px]">
        <h1 className="text-2xl sm:text-3xl">Votre colis</h1>
        <p className="mt-1.5 mb-6 text-muted">
          {late && etat === 'attendue' ? 'Remise non confirmée' : ETAT_COLIS[etat]}.
        </p>
        {(suite === 'refus' || suite === 'saisie') && (
          <Notice tone="warning" className="mb-5">
            Cela n’a pas été enregistré. {refused?.message ?? 'Voici où en est votre colis.'}
            {refused?.texte && !canDispute && (
              <q dir="auto" className="mt-2 block whitespace-pre-line [overflow-wrap:anywhere]">
                {refused.texte}
              </q>
            )}
          </Notice>
        )}
        <Card className="flex flex-col gap-5">
          <ColisWords colis={colis} late={late} />
          {etat === 'contestee' && (
            <Notice>La personne qui envoie le colis et le transporteur règlent ce problème entre eux.</Notice>
          )}
          {code && !livreLe && (
            <ShownCode code={code} label="QR du code de livraison">
              Montrez ce code au transporteur quand vous recevez le colis, pas avant.
            </ShownCode>
          )}
          <ColisActions
            token={token}
            canReceive={actions.includes('livrer')}
            canDispute={canDispute}
            {...(refused && { typed: refused.texte })}
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
