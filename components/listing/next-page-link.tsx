import { useWords } from '#words';
import { LinkButton } from '@/components/ui/link-button';

/** The next slice of a keyset list; renders nothing at the end of it. */
export function NextPageLink({ href, label }: { href: string | null; label?: string }) {
  const words = useWords('listing/liste');
  if (!href) return null;
  return (
    <nav aria-label={words('pages')} className="mt-8 flex justify-center">
      <LinkButton href={href} variant="secondary" rel="next">
        {label ?? words('suite')}
      </LinkButton>
    </nav>
  );
}
