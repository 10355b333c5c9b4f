import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { env } from '@/lib/core/env';
import { ANSWER_HOURS } from '@/lib/reservations/rules';

const PAID = 'Votre paiement est conservé jusqu’à la livraison. En cas de problème, il reste bloqué.';
const BETWEEN_YOU =
  'Vous convenez du prix et du paiement avec le transporteur. Ne payez jamais d’avance une personne que vous ne connaissez pas.';

/** Why one may hand a parcel to somebody met here, in what really happens. */
export function SafeSteps() {
  const { STRIPE_SECRET_KEY, PAYMENT_TEST_MODE } = env();
  const isKept = Boolean(STRIPE_SECRET_KEY) || PAYMENT_TEST_MODE === 'on';
  const steps: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'box',
      title: 'Réservez vos kilos',
      text: `Dites ce que vous envoyez et le prix que vous proposez. Le transporteur répond sous ${ANSWER_HOURS / 24} jours.`,
    },
    {
      icon: 'key',
      title: 'Un code à chaque remise',
      text: 'Un code quand le colis part, un autre quand il arrive\u202f: chacun sait où il en est.',
    },
    isKept
      ? { icon: 'lock', title: 'L’argent attend la livraison', text: PAID }
      : { icon: 'lock', title: 'Le prix se convient entre vous', text: BETWEEN_YOU },
  ];
  return (
    <section aria-labelledby="confiance">
      <h2 id="confiance" className="text-xl">
        Comment votre colis voyage
      </h2>
      <ul className="mt-4 grid gap-5">
        {steps.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-majorelle-tint text-majorelle">
              <Icon name={icon} size={22} />
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link
        href="/faq"
        className="mt-3 inline-flex min-h-11 items-center rounded-badge font-semibold text-majorelle hover:underline"
      >
        Toutes les réponses
      </Link>
    </section>
  );
}
