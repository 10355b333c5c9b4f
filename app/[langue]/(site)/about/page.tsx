import { SectionHeader } from '@/components/page/section-header';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PRODUCT_NAME } from '@/lib/core/product';
import { TextJsonLd } from '../_text/text-json-ld';
import { textMetadata } from '../_text/text-metadata';

export const generateMetadata = () =>
  textMetadata(
    '/about',
    'À propos',
    `Pourquoi ${PRODUCT_NAME} existe\u202f: l’histoire de ses fondateurs, sa mission et ses valeurs.`,
  );

const STORY = [
  {
    title: 'Un coffre à moitié vide',
    text: 'Chaque été, nous prenions la route du Sud. Et chaque été, un cousin, une voisine, un ami d’ami nous demandait de prendre un sac. Nous disions oui quand il restait de la place.',
    ring: 'border-majorelle',
  },
  {
    title: 'Des colis qui attendent',
    text: 'Dans les mêmes villes, d’autres cherchaient pendant des semaines quelqu’un qui parte. La place existait, les colis aussi. Il manquait de quoi les faire se rencontrer.',
    ring: 'border-teal',
  },
  {
    title: 'La route, étape par étape',
    text: 'Un fourgon plein de Paris à Marseille peut être vide de Marseille à Tanger. Nous avons donc dessiné le trajet tel qu’il est\u202f: ses étapes, et les kilos libres entre chacune.',
    ring: 'border-teal',
  },
  {
    title: 'Le voyage continue',
    text: 'En arabe, rihla veut dire voyage. C’est le titre du récit d’Ibn Battûta, parti de Tanger en 1325. Aujourd’hui, voyageurs, chauffeurs et agences ouvrent leur route à tous.',
    ring: 'border-palm',
  },
];

const VALUES = [
  {
    title: 'La confiance se montre',
    text: 'Des avis signés, des vérifications qui disent ce qui a été vérifié, un trajet décrit étape par étape.',
  },
  {
    title: 'La place ne se perd pas',
    text: 'Un trajet qui se fait de toute façon peut emporter un colis de plus. C’est moins cher, et c’est une route de moins.',
  },
  {
    title: 'Chacun garde la main',
    text: 'Le prix se convient entre vous. Le transporteur choisit ce qu’il prend, l’expéditeur à qui il confie.',
  },
  {
    title: 'La vie privée reste privée',
    text: 'Ni publicité, ni pistage. Votre téléphone et votre adresse ne sont pas publiés.',
  },
];

export default function AboutPage() {
  return (
    <div className="wrap">
      <TextJsonLd metadata={generateMetadata()} type="AboutPage" />
      <header className="max-w-[46rem] pt-10 sm:pt-14">
        <h1 className="text-3xl">
          La place existe déjà. <span className="sm:block">Il suffit de la partager.</span>
        </h1>
        <p className="mt-5 text-lg text-muted">
          {PRODUCT_NAME} relie ceux qui envoient et ceux qui partent, entre l’Europe et l’Afrique.
        </p>
      </header>

      <section aria-labelledby="histoire" className="pt-14">
        <SectionHeader id="histoire" title="Notre histoire" />
        <ol className="max-w-[42rem]">
          {STORY.map(({ title, text, ring }, index) => (
            <li key={title} className="relative pb-8 pl-12 last:pb-0">
              {index < STORY.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute top-9 bottom-0 left-[11px] w-2.5 rounded-full bg-route-free"
                />
              )}
              <span
                aria-hidden="true"
                className={cx('absolute top-0 left-0 size-8 rounded-full border-[6px] bg-surface', ring)}
              />
              <h3 className="pt-0.5 text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="mission" className="pt-16">
        <div className="rounded-card border border-line bg-majorelle-tint px-5 py-10 sm:px-10 sm:py-12">
          <h2 id="mission" className="font-semibold text-majorelle text-sm">
            Notre mission
          </h2>
          <p className="mt-2 max-w-[40ch] text-balance font-bold font-display text-xl sm:text-2xl">
            Qu’aucun colis n’attende quand quelqu’un part, et que personne ne parte à vide.
          </p>
        </div>
      </section>

      <section aria-labelledby="valeurs" className="pt-16">
        <SectionHeader id="valeurs" title="Nos valeurs" />
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {VALUES.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-[52ch] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <p className="mt-12 flex flex-wrap gap-3">
        <LinkButton href="/transporteurs">Voir les trajets</LinkButton>
        <LinkButton href="/contact" variant="secondary">
          Nous écrire
        </LinkButton>
      </p>
      <p className="mt-6 text-muted">
        Vous voulez relier votre outil à {PRODUCT_NAME}&#8239;?{' '}
        <Link href="/developpeurs" className="text-majorelle underline underline-offset-2">
          Tout passe par une API ouverte
        </Link>
        .
      </p>
    </div>
  );
}
