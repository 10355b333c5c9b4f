import { useWords } from '#words';
import { Zellige } from '@/components/page/zellige';
import { ProposeTransportButton } from '@/components/transports/propose-transport-button';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/words/words';

/** The last word of the page: offer room, or ask for it. */
export function CallToAction() {
  const words = useWords('accueil/page');
  return (
    <section aria-labelledby="agir" className="far wrap pt-12 sm:pt-20">
      <div className="relative isolate overflow-hidden rounded-card border border-line bg-majorelle-tint px-5 py-10 text-center sm:px-10 sm:py-16">
        <div
          aria-hidden="true"
          className="-z-10 absolute inset-0 [mask-image:radial-gradient(closest-side,transparent_80%,#000_130%)]"
        >
          <Zellige />
        </div>
        <h2 id="agir" className="text-2xl sm:text-3xl">
          {words('place')}
        </h2>
        <p className="mx-auto mt-3 max-w-xl text-lg text-muted">{words('placeTexte')}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <Words of={['transports/proposer']}>
            <ProposeTransportButton />
          </Words>
          <LinkButton href="/demandes" variant="secondary">
            {words('publierBesoin')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
