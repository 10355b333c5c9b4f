import { LinkButton } from '@/components/ui/link-button';

/** The next slice of a keyset list; renders nothing at the end of it. */
export function NextPageLink({ href, label = 'Voir la suite' }: { href: string | null; label?: string }) {
  if (!href) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex justify-center">
      <LinkButton href={href} variant="secondary" rel="next">
        {label}
      </LinkButton>
    </nav>
  );
}
