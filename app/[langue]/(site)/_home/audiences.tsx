import { SectionHeader } from '@/components/page/section-header';
import { Still } from '@/components/page/still';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

const AUDIENCES: {
  title: string;
  text: string;
  link: string;
  href: string;
  icon: IconName;
  colours: string;
}[] = [
  {
    title: 'Voyageurs',
    text: 'Il reste des kilos dans vos valises ou dans votre coffre\u202f? Proposez-les, choisissez vos colis, amortissez le voyage.',
    link: 'Voir ce qu’on attend de vous',
    href: '/demandes',
    icon: 'bag',
    colours: 'bg-majorelle-tint text-majorelle',
  },
  {
    title: 'Agences',
    text: 'Vos départs, vos services et vos horaires sur une page. Remplissez chaque tronçon, du premier au dernier arrêt.',
    link: 'Voir les agences',
    href: '/agences',
    icon: 'pin',
    colours: 'bg-saffron-tint text-saffron-text',
  },
  {
    title: 'Expéditeurs',
    text: 'Trouvez qui passe par vos villes, avec les kilos qu’il vous faut, et la réponse du transporteur au même endroit.',
    link: 'Trouver un trajet',
    href: '/transporteurs',
    icon: 'search',
    colours: 'bg-palm-tint text-palm',
  },
];

/** The three audiences: who travels, agencies, who sends. */
export function Audiences() {
  return (
    <Still as="section" aria-labelledby="publics" className="wrap pt-12 sm:pt-20">
      <SectionHeader id="publics" title="Fait pour ceux qui partent et ceux qui envoient" />
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
            <h3 className="text-xl md:mt-5">{title}</h3>
            <p className="mt-1 text-muted md:mt-2">{text}</p>
            <Link
              href={href}
              className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start rounded-badge pt-1 md:pt-4 font-semibold text-majorelle hover:underline"
            >
              {link}
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Still>
  );
}
