import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ColisActions } from '@/components/remises/colis-actions';
import { ColisWords } from '@/components/remises/colis-words';
import { ShownCode } from '@/components/remises/shown-code';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import { readPaire } from '@/lib/core/cities/paires';
import { AppError } from '@/lib/core/errors';
import { givenBack } from '@/lib/core/http/plain-form';
import { type ColisView, getColis } from '@/lib/remises/queries/colis';
import { lienParams } from '@/lib/remises/schema';

export const dynamic = 'force-dynamic';

// The address is the recipient's secret. It goes to no other site; to none at all, plain forms could not say whose they are.
export const generateMetadata = (): Metadata => ({
  title: pageWords('remises/colis')('titre'),
  robots: { index: false, follow: false },
  referrer: 'same-origin',
});

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
  const words = pageWords('remises/colis');
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[560px]">
        <h1 className="text-2xl sm:text-3xl">{words('titre')}</h1>
        <p className="mt-1.5 mb-6 text-muted">
          {words('etat', { etat: words(late && etat === 'attendue' ? 'nonConfirmee' : etat) })}
        </p>
        {(suite === 'refus' || suite === 'saisie') && (
          <Notice tone="warning" className="mb-5">
            {refused ? words('nonEnregistre', { raison: refused.message }) : words('ouEnEst')}
            {refused?.texte && !canDispute && (
              <q dir="auto" className="mt-2 block whitespace-pre-line [overflow-wrap:anywhere]">
                {refused.texte}
              </q>
            )}
          </Notice>
        )}
        <Card className="flex flex-col gap-5">
          <ColisWords colis={colis} late={late} />
          {etat === 'contestee' && <Notice>{words('entreEux')}</Notice>}
          {code && !livreLe && (
            <ShownCode code={code} label={words('qr')}>
              {words('montrer')}
            </ShownCode>
          )}
          <Words of={['remises/recu']}>
            <ColisActions
              token={token}
              canReceive={actions.includes('livrer')}
              canDispute={canDispute}
              {...(refused && { typed: refused.texte })}
            />
          </Words>
        </Card>
      </div>
    </div>
  );
}

async function read(token: string): Promise<ColisView> {
  try {
    return placesIn(pageLangue(), await getColis(token));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
