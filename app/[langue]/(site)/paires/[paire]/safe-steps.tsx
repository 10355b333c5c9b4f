import { useWords } from '#words';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { env } from '@/lib/core/env';
import { ANSWER_HOURS } from '@/lib/reservations/rules';

/** Why one may hand a parcel to somebody met here, in what really happens. */
export function SafeSteps() {
  const { STRIPE_SECRET_KEY, PAYMENT_TEST_MODE } = env();
  const isKept = Boolean(STRIPE_SECRET_KEY) || PAYMENT_TEST_MODE === 'on';
  const words = useWords('transports/confiance');
  const steps: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'box',
      title: words('reservez'),
      text: words('reservezTexte', { n: ANSWER_HOURS / 24 }),
    },
    {
      icon: 'key',
      title: words('codes'),
      text: words('codesTexte'),
    },
    isKept
      ? { icon: 'lock', title: words('garde'), text: words('gardeTexte') }
      : { icon: 'lock', title: words('entreVous'), text: words('entreVousTexte') },
  ];
  return (
    <section aria-labelledby="confiance">
      <h2 id="confiance" className="text-xl">
        {words('titre')}
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
        {words('reponses')}
      </Link>
    </section>
  );
}
