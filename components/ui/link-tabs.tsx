import { Link } from '@/components/ui/link';
import { TAB_CLASS, TAB_LIST_CLASS } from './tab-class';

/** Tabs whose state is the URL: plain links, one of them current. */
export function LinkTabs({
  label,
  items,
  current,
}: {
  label: string;
  items: { href: string; label: string; count?: number }[];
  current: string;
}) {
  return (
    <nav aria-label={label} className={TAB_LIST_CLASS}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          scroll={false}
          aria-current={item.href === current ? 'page' : undefined}
          className={TAB_CLASS}
        >
          {item.label}
          {item.count !== undefined && <span className="font-medium text-muted text-sm">{item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
