import { useWords } from '#words';
import { SectionHeader } from '@/components/page/section-header';
import { Still } from '@/components/page/still';
import { cx } from '@/components/ui/cx';

const STEPS = [
  {
    title: 'etapeInscription',
    text: 'etapeInscriptionTexte',
    ring: 'border-majorelle',
  },
  {
    title: 'etapeTrajet',
    text: 'etapeTrajetTexte',
    ring: 'border-teal',
  },
  {
    title: 'etapeColis',
    text: 'etapeColisTexte',
    ring: 'border-teal',
  },
  {
    title: 'etapeLivraison',
    text: 'etapeLivraisonTexte',
    ring: 'border-palm',
  },
] as const;

/** How it works, drawn as a route of four stops: across on a wide screen, down on a phone. */
export function Steps() {
  const words = useWords('accueil/page');
  return (
    <Still from={['etapes']} as="section" aria-labelledby="etapes" className="far wrap pt-12 sm:pt-20">
      <SectionHeader id="etapes" title={words('comment')} subtitle={words('commentTexte')} />
      <ol className="mt-8 grid md:grid-cols-4">
        {STEPS.map(({ title, text, ring }, index) => (
          <li key={title} className="relative pb-6 ps-12 md:pe-8 md:pb-0 md:ps-0">
            {index < STEPS.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-8 bottom-1 start-[11px] w-2.5 rounded-full bg-route-free md:top-[11px] md:end-2 md:bottom-auto md:start-10 md:h-2.5 md:w-auto"
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-0 start-0 flex size-8 items-center justify-center rounded-full border-4 bg-surface font-bold text-sm',
                ring,
              )}
            >
              {index + 1}
            </span>
            <h3 className="pt-0.5 text-lg md:pt-12">{words(title)}</h3>
            <p className="mt-1 text-muted">{words(text)}</p>
          </li>
        ))}
      </ol>
    </Still>
  );
}
