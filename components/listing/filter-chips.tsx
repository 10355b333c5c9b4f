import { useWords } from '#words';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The filters in use, each a link to the search without it. */
export function FilterChips({ chips }: { chips: { label: string; href: string }[] }) {
  const words = useWords('listing/liste');
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words('actifs')} className="mb-5 flex flex-wrap gap-2">
      {chips.map(({ label, href }) => (
        <li key={label} className="min-w-0">
          <Link
            href={href}
            scroll={false}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-badge border border-line bg-surface px-2.5 font-medium text-sm transition-colors hover:border-field pointer-coarse:min-h-11"
          >
            <span className="sr-only">{words('retirer')} </span>
            <bdi className="min-w-0">{label}</bdi>
            <Icon name="close" size={15} className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
