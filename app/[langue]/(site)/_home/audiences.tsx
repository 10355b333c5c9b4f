import { useWords } from '#words';
import { SectionHeader } from '@/components/page/section-header';
import { Still } from '@/components/page/still';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

const AUDIENCES = [
  {
    title: 'voyageurs',
    text: 'voyageursTexte',
    link: 'voyageursLien',
    href: '/demandes',
    icon: 'bag',
    colours: 'bg-majorelle-tint text-majorelle',
  },
  {
    title: 'agences',
    text: 'agencesTexte',
    link: 'agencesLien',
    href: '/agences',
    icon: 'pin',
    colours: 'bg-saffron-tint text-saffron-text',
  },
  {
    title: 'expediteurs',
    text: 'expediteursTexte',
    link: 'expediteursLien',
    href: '/transporteurs',
    icon: 'search',
    colours: 'bg-palm-tint text-palm',
  },
] as const;

/** The three audiences: who travels, agencies, who sends. */
export function Audiences() {
  const words = useWords('accueil/page');
  return (
    <Still from={['publics']} as="section" aria-labelledby="publics" className="far wrap pt-12 sm:pt-20">
      <SectionHeader id="publics" title={words('publics')} />
      <ul className="grid max-md:divide-y max-md:divide-line max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface md:grid-cols-3 md:gap-5">
        {AUDIENCES.map(({ title, text, link, href, icon, colours }) => (
          <li
            key={title}
            className="flex flex-col p-5 max-md:relative max-md:ps-20 md:rounded-card md:border md:border-line md:bg-surface md:p-6"
          >
            <span
              className={`inline-flex size-12 items-center justify-center rounded-control max-md:absolute max-md:start-4 ${colours}`}
            >
              <Icon name={icon} size={24} />
            </span>
            <h3 className="text-xl md:mt-5">{words(title)}</h3>
            <p className="mt-1 text-muted md:mt-2">{words(text)}</p>
            <Link
              href={href}
              className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start rounded-badge pt-1 md:pt-4 font-semibold text-majorelle hover:underline"
            >
              {words(link)}
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Still>
  );
}
