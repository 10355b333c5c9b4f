import { useWords } from '#words';
import { PageHeader } from '@/components/page/page-header';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SupportForm } from '@/components/users/support-form';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { CONTACT_EMAIL } from '@/lib/core/product';
import { TextJsonLd } from '../_text/text-json-ld';
import { textMetadata } from '../_text/text-metadata';

export function generateMetadata() {
  const words = pageWords('textes/contact');
  return textMetadata('/contact', words('titre'), words('resume'));
}

const SHORTER_WAYS = [
  { href: '/faq', label: 'faq', text: 'faqTexte' },
  { href: '/transporteurs', label: 'trajet', text: 'trajetTexte' },
  { href: '/privacy', label: 'donnees', text: 'donneesTexte' },
] as const;

export default function ContactPage() {
  const words = useWords('textes/contact');
  return (
    <div className="wrap">
      <TextJsonLd metadata={generateMetadata()} type="ContactPage" />
      <PageHeader title={words('titre')} subtitle={words('sousTitre')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <Card as="section" aria-labelledby="ecrire">
          <h2 id="ecrire" className="text-xl">
            {words('ecrire')}
          </h2>
          <p className="mt-2 text-muted">{words('dites')}</p>
          <Words of={['form/formulaire']}>
            <Words of={['users/contact', 'users/sujet']}>
              <SupportForm />
            </Words>
          </Words>
          <h3 className="mt-8 border-line border-t pt-5 text-base">{words('email')}</h3>
          <a
            href={`mailto:${CONTACT_EMAIL}`}
            className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-badge font-semibold text-lg text-majorelle underline-offset-4 hover:underline"
          >
            <Icon name="mail" />
            <span className="min-w-0">{CONTACT_EMAIL}</span>
          </a>
          <p className="mt-1 text-muted text-sm">{words('jamais')}</p>
        </Card>
        <section aria-labelledby="plus-court">
          <h2 id="plus-court" className="text-lg">
            {words('rapide')}
          </h2>
          <ul className="mt-2 divide-y divide-line border-line border-t">
            {SHORTER_WAYS.map(({ href, label, text }) => (
              <li key={href} className="py-3">
                <Link
                  href={href}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-badge font-semibold text-majorelle hover:underline pointer-coarse:min-h-11"
                >
                  {words(label)}
                  <Icon name="arrow-right" size={18} />
                </Link>
                <p className="text-muted">{words(text)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
