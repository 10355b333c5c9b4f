import { useWords } from '#words';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/lib/users/labels';

/** What an agency does, each with what that means. */
export function DetailServices({ services }: { services: readonly Service[] }) {
  const words = useWords('agences/service');
  const labels = useWords('users/service');
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="mb-5 text-xl sm:text-2xl">
        {words('titre')}
      </h2>
      {services.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2">
          {services.map((service) => (
            <li
              key={service}
              className="flex items-start gap-3 rounded-control border border-line bg-surface p-4"
            >
              <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-badge bg-palm-tint text-palm">
                <Icon name="check" size={18} />
              </span>
              <span>
                <span className="block font-semibold">{labels(service)}</span>
                <span className="block text-muted text-sm">{words(service)}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{words('aucun')}</p>
      )}
    </section>
  );
}
