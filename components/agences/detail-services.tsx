import { Icon } from '@/components/ui/icon';
import { SERVICE_LABELS, type Service } from '@/lib/users/labels';

const WORDS: Record<Service, string> = {
  stockage: 'Vos colis gardés sur place',
  emballage: 'Protégés et mis en carton',
  expedition: 'Confiés au prochain départ',
  reception: 'Reçus et remis pour vous',
};

/** What an agency does, each with what that means. */
export function DetailServices({ services }: { services: readonly Service[] }) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="mb-5 text-xl sm:text-2xl">
        Services proposés
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
                <span className="block font-semibold">{SERVICE_LABELS[service]}</span>
                <span className="block text-muted text-sm">{WORDS[service]}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">L’agence n’a pas encore indiqué ses services.</p>
      )}
    </section>
  );
}
