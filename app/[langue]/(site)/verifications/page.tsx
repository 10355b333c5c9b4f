import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { pageWords } from '@/components/words/server';
import { PRODUCT_NAME } from '@/lib/core/product';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export function generateMetadata() {
  const words = pageWords('textes/verifications');
  return textMetadata('/verifications', words('nom'), words('resume', { produit: PRODUCT_NAME }));
}

const BADGES = ['email', 'telephone', 'identite', 'entreprise', 'licence', 'assurance'] as const;

export default function VerificationsPage() {
  const words = useWords('textes/verifications');
  const names = useWords('users/verification');
  return (
    <TextPage metadata={generateMetadata()} title={words('titre')} subtitle={words('sousTitre')}>
      <h2>{words('badges')}</h2>
      <dl className="space-y-4">
        {BADGES.map((badge) => (
          <div key={badge}>
            <dt className="font-semibold">{names(badge)}</dt>
            <dd>{words(badge)}</dd>
          </div>
        ))}
      </dl>
      <h2>{words('signe')}</h2>
      <p>{words('signeTexte')}</p>
      <h2>{words('pas')}</h2>
      <p>{words('pasTexte')}</p>
      <h2>{words('documents')}</h2>
      <p>{words('documentsTexte')}</p>
      <p>{words.rich('faire', { a: (text) => <Link href="/profile">{text}</Link> })}</p>
    </TextPage>
  );
}
