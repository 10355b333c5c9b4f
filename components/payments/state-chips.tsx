import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { STATUTS_PAYMENT } from '@/lib/payments/schema';
import { paymentsHref, type Shown } from './list-address';

/** The states that one chooses among, each a link; one of them is current. */
export function StateChips({ shown }: { shown: Shown }) {
  const words = useWords('payments/liste');
  const { status: _, ...tab } = shown;
  const chips = [
    { label: words('chacun'), shown: tab },
    ...STATUTS_PAYMENT.map((status) => ({ label: words(status), shown: { ...tab, status } })),
  ];
  return (
    <nav aria-label={words('ouEnSont')}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ label, shown: one }) => (
          <li key={label}>
            <Link
              href={paymentsHref(one)}
              scroll={false}
              aria-current={paymentsHref(one) === paymentsHref(shown) ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 font-medium text-sm transition-colors hover:border-field aria-[current]:border-majorelle aria-[current]:bg-majorelle-tint aria-[current]:text-majorelle pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
