'use client';
import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { Covered } from '@/components/words/covered';
import { partsOf } from './links';
import { useMessages } from './messages-context';

const LINK = 'underline underline-offset-2 break-all';

/** What somebody typed. Addresses of the web lead there: ours in this tab, others in a new one, vouched for by nobody. */
export function Written({ text }: { text: string }) {
  const words = useWords('ui/signes');
  const { site } = useMessages();
  let place = 0;
  return partsOf(text, site).map(({ text, href, here }) => {
    const key = place;
    place += text.length;
    if (!href) return <Covered key={key}>{text}</Covered>;
    if (here) {
      return (
        <Link
          key={key}
          data-with-said
          href={href.slice(site.length) || '/'}
          prefetch={false}
          className={LINK}
        >
          {text}
        </Link>
      );
    }
    return (
      <a
        key={key}
        data-with-said
        href={href}
        target="_blank"
        rel="nofollow ugc noopener noreferrer"
        className={LINK}
      >
        {text}
        <span className="sr-only">{words('nouvelOnglet')}</span>
      </a>
    );
  });
}
