import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { pageWords } from '@/components/words/server';
import { PRODUCT_NAME } from '@/lib/core/product';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';
import { cookiesOfSite, type Kept, keptBeside, severalLangues } from './kept';

export function generateMetadata() {
  const words = pageWords('textes/cookies');
  return textMetadata(
    '/cookies',
    words('titre'),
    words(severalLangues() ? 'resumeLangues' : 'resume', { produit: PRODUCT_NAME }),
  );
}

export default function CookiesPage() {
  const words = useWords('textes/cookies');
  return (
    <TextPage
      metadata={generateMetadata()}
      title={words('titre')}
      subtitle={words(severalLangues() ? 'sousTitreLangues' : 'sousTitre')}
    >
      <h2>{words(severalLangues() ? 'cinq' : 'quatre')}</h2>
      <KeptList kept={cookiesOfSite()} />
      <p>{words('deconnexion')}</p>
      <h2>{words('aussi')}</h2>
      <p>{words('aussiTexte')}</p>
      <KeptList kept={keptBeside()} />
      <h2>{words('pas')}</h2>
      <p>{words('pasTexte')}</p>
      <p>{words('mesure')}</p>
      <h2>{words('refuser')}</h2>
      <p>{words.rich('refuserTexte', { a: (text) => <Link href="/privacy">{text}</Link> })}</p>
    </TextPage>
  );
}

function KeptList({ kept }: { kept: Kept[] }) {
  return (
    <dl className="space-y-4">
      {kept.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <code className="break-all font-semibold">{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
