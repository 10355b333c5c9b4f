import { VisitorOnly } from '@/components/session/gates';
import { Icon, type IconName } from '@/components/ui/icon';
import { NewsletterLater } from '@/components/users/newsletter-later';
import { Words } from '@/components/words/words';
import { PRODUCT_NAME } from '@/lib/core/product';

const FEATURES: { title: string; text: string; icon: IconName }[] = [
  {
    title: 'Des avis signés',
    text: 'Chacun signe de son nom, une fois par personne. Vous savez qui parle.',
    icon: 'check',
  },
  {
    title: 'Les kilos au tronçon près',
    text: 'Ce qui est libre entre vos deux villes, à jour à chaque réservation.',
    icon: 'sliders',
  },
  {
    title: 'Tout au même endroit',
    text: 'Vos réservations, les réponses du transporteur et les avis.',
    icon: 'bag',
  },
];

/** What an account gives, told to those who have none. */
export function VisitorFeatures() {
  return (
    <VisitorOnly>
      <section aria-label="Ce que vous y gagnez" className="wrap pt-12 sm:pt-20">
        <ul className="grid gap-8 md:grid-cols-3">
          {FEATURES.map(({ title, text, icon }) => (
            <li key={title} className="flex gap-4">
              <span className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-teal-tint text-teal">
                <Icon name={icon} />
              </span>
              <div>
                <h2 className="text-lg">{title}</h2>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-10 grid gap-6 rounded-card border border-line bg-surface p-6 md:grid-cols-2 md:p-8">
          <div>
            <h2 className="text-xl">La lettre de {PRODUCT_NAME}</h2>
            <p className="mt-1 text-muted">
              Les départs qui comptent et les bons gestes pour vos colis, une fois par mois au plus.
            </p>
          </div>
          <Words of={['users/lettre']}>
            <NewsletterLater />
          </Words>
        </div>
      </section>
    </VisitorOnly>
  );
}
