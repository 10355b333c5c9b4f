import { PageHeader } from '@/components/page/page-header';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SupportForm } from '@/components/users/support-form';
import { Words } from '@/components/words/words';
import { CONTACT_EMAIL } from '@/lib/core/product';
import { TextJsonLd } from '../_text/text-json-ld';
import { textMetadata } from '../_text/text-metadata';

export const generateMetadata = () =>
  textMetadata(
    '/contact',
    'Contact',
    'Une question, un souci, une idée\u202f? Écrivez-nous\u202f: le support répond 24\u00a0h sur 24 et 7\u00a0jours sur 7.',
  );

const SHORTER_WAYS = [
  {
    href: '/faq',
    label: 'Questions fréquentes',
    text: 'Prix, délais, paiement, annulation\u202f: la réponse y est peut-être.',
  },
  {
    href: '/transporteurs',
    label: 'Un trajet précis',
    text: 'Ses étapes, ses dates et ses kilos libres sont sur sa page, à jour à chaque réservation.',
  },
  {
    href: '/privacy',
    label: 'Vos données',
    text: 'Ce que nous gardons, pourquoi, et comment demander une copie ou un effacement.',
  },
];

export default function ContactPage() {
  return (
    <div className="wrap">
      <TextJsonLd metadata={generateMetadata()} type="ContactPage" />
      <PageHeader title="Contact" subtitle="Écrivez-nous, nous vous répondons." />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <Card as="section" aria-labelledby="ecrire">
          <h2 id="ecrire" className="text-xl">
            Nous écrire
          </h2>
          <p className="mt-2 text-muted">
            Dites-nous ce qui s’est passé et, s’il y en a un, joignez le lien du trajet ou du besoin&#8239;:
            nous irons plus vite. Le support est là 24&nbsp;h sur 24 et 7&nbsp;jours sur 7.
          </p>
          <Words of={['form/formulaire']}>
            <Words of={['users/contact', 'users/sujet']}>
              <SupportForm />
            </Words>
          </Words>
          <h3 className="mt-8 border-line border-t pt-5 text-base">Ou par e-mail</h3>
          <a
            href={`mailto:${CONTACT_EMAIL}`}
            className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-badge font-semibold text-lg text-majorelle underline-offset-4 hover:underline"
          >
            <Icon name="mail" />
            <span className="min-w-0">{CONTACT_EMAIL}</span>
          </a>
          <p className="mt-1 text-muted text-sm">Nous ne vous demanderons jamais votre mot de passe.</p>
        </Card>
        <section aria-labelledby="plus-court">
          <h2 id="plus-court" className="text-lg">
            Souvent plus rapide
          </h2>
          <ul className="mt-2 divide-y divide-line border-line border-t">
            {SHORTER_WAYS.map(({ href, label, text }) => (
              <li key={href} className="py-3">
                <Link
                  href={href}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-badge font-semibold text-majorelle hover:underline pointer-coarse:min-h-11"
                >
                  {label}
                  <Icon name="arrow-right" size={18} />
                </Link>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
