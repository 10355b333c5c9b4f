import { useWords } from '#words';
import { SectionHeader } from '@/components/page/section-header';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { pageWords } from '@/components/words/server';
import { PRODUCT_NAME } from '@/lib/core/product';
import { TextJsonLd } from '../_text/text-json-ld';
import { textMetadata } from '../_text/text-metadata';

export function generateMetadata() {
  const words = pageWords('textes/aPropos');
  return textMetadata('/about', words('nom'), words('resume', { produit: PRODUCT_NAME }));
}

const STORY = [
  { title: 'coffre', text: 'coffreTexte', ring: 'border-majorelle' },
  { title: 'attendent', text: 'attendentTexte', ring: 'border-teal' },
  { title: 'etapes', text: 'etapesTexte', ring: 'border-teal' },
  { title: 'continue', text: 'continueTexte', ring: 'border-palm' },
] as const;

const VALUES = [
  { title: 'confiance', text: 'confianceTexte' },
  { title: 'place', text: 'placeTexte' },
  { title: 'main', text: 'mainTexte' },
  { title: 'privee', text: 'priveeTexte' },
] as const;

export default function AboutPage() {
  const words = useWords('textes/aPropos');
  return (
    <div className="wrap">
      <TextJsonLd metadata={generateMetadata()} type="AboutPage" />
      <header className="max-w-[46rem] pt-10 sm:pt-14">
        <h1 className="text-3xl">
          {words.rich('titre', { suite: (text) => <span className="sm:block">{text}</span> })}
        </h1>
        <p className="mt-5 text-lg text-muted">{words('relie', { produit: PRODUCT_NAME })}</p>
      </header>

      <section aria-labelledby="histoire" className="pt-14">
        <SectionHeader id="histoire" title={words('histoire')} />
        <ol className="max-w-[42rem]">
          {STORY.map(({ title, text, ring }, index) => (
            <li key={title} className="relative pb-8 ps-12 last:pb-0">
              {index < STORY.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute top-9 bottom-0 start-[11px] w-2.5 rounded-full bg-route-free"
                />
              )}
              <span
                aria-hidden="true"
                className={cx('absolute top-0 start-0 size-8 rounded-full border-[6px] bg-surface', ring)}
              />
              <h3 className="pt-0.5 text-lg">{words(title)}</h3>
              <p className="mt-1 text-muted">{words(text)}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="mission" className="pt-16">
        <div className="rounded-card border border-line bg-majorelle-tint px-5 py-10 sm:px-10 sm:py-12">
          <h2 id="mission" className="text-majorelle text-sm">
            {words('mission')}
          </h2>
          <p className="mt-2 max-w-[40ch] text-balance font-bold font-display text-xl sm:text-2xl">
            {words('missionTexte')}
          </p>
        </div>
      </section>

      <section aria-labelledby="valeurs" className="pt-16">
        <SectionHeader id="valeurs" title={words('valeurs')} />
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {VALUES.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4">
              <h3 className="text-lg">{words(title)}</h3>
              <p className="mt-1 max-w-[52ch] text-muted">{words(text)}</p>
            </li>
          ))}
        </ul>
      </section>

      <p className="mt-12 flex flex-wrap gap-3">
        <LinkButton href="/transporteurs">{words('trajets')}</LinkButton>
        <LinkButton href="/contact" variant="secondary">
          {words('ecrire')}
        </LinkButton>
      </p>
      <p className="mt-6 text-muted">
        {words.rich(
          'api',
          {
            a: (text) => (
              <Link href="/developpeurs" className="text-majorelle underline underline-offset-2">
                {text}
              </Link>
            ),
          },
          { produit: PRODUCT_NAME },
        )}
      </p>
    </div>
  );
}
