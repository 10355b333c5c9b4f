import { useWords } from '#words';
import { Still } from '@/components/page/still';
import { VisitorOnly } from '@/components/session/gates';
import { Icon } from '@/components/ui/icon';
import { NewsletterLater } from '@/components/users/newsletter-later';
import { Words } from '@/components/words/words';
import { PRODUCT_NAME } from '@/lib/core/product';

const FEATURES = [
  { title: 'avis', text: 'avisTexte', icon: 'check' },
  { title: 'kilos', text: 'kilosTexte', icon: 'sliders' },
  { title: 'endroit', text: 'endroitTexte', icon: 'bag' },
] as const;

/** What an account gives, told to those who have none. */
export function VisitorFeatures() {
  const words = useWords('accueil/page');
  return (
    <VisitorOnly>
      <section aria-label={words('gagnez')} className="far wrap pt-12 sm:pt-20">
        <Still from={['gagnez']} as="ul" className="grid gap-8 md:grid-cols-3">
          {FEATURES.map(({ title, text, icon }) => (
            <li key={title} className="flex gap-4">
              <span className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-teal-tint text-teal">
                <Icon name={icon} />
              </span>
              <div>
                <h2 className="text-lg">{words(title)}</h2>
                <p className="mt-1 text-muted">{words(text)}</p>
              </div>
            </li>
          ))}
        </Still>
        <div className="mt-10 grid gap-6 rounded-card border border-line bg-surface p-6 md:grid-cols-2 md:p-8">
          <div>
            <h2 className="text-xl">{words('lettre', { produit: PRODUCT_NAME })}</h2>
            <p className="mt-1 text-muted">{words('lettreTexte')}</p>
          </div>
          <Words of={['users/lettre']}>
            <NewsletterLater />
          </Words>
        </div>
      </section>
    </VisitorOnly>
  );
}
