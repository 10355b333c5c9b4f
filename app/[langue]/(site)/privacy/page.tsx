import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { pageWords } from '@/components/words/server';
import { CONTACT_EMAIL, PRODUCT_NAME } from '@/lib/core/product';
import { ContactLink } from '../_text/contact-link';
import { Governs } from '../_text/governs';
import { Operator } from '../_text/operator';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';
import { DataTable } from './data-table';

export function generateMetadata() {
  const words = pageWords('textes/confidentialite');
  return textMetadata('/privacy', words('titre'), words('resume', { produit: PRODUCT_NAME }));
}

export default function PrivacyPage() {
  const words = useWords('textes/confidentialite');
  return (
    <TextPage metadata={generateMetadata()} title={words('titre')} subtitle={words('sousTitre')}>
      <Governs path="/privacy" />
      <Operator />
      <h2>{words('garde')}</h2>
      <p>{words('tableau')}</p>
      <DataTable />
      <h2>{words('pourquoi')}</h2>
      <p>{words('pourquoiTexte')}</p>
      <h2>{words('qui')}</h2>
      <p>{words('quiTexte')}</p>
      <h2>{words('protege')}</h2>
      <ul>
        <li>{words('motDePasse')}</li>
        <li>{words('photos')}</li>
        <li>{words('ip')}</li>
      </ul>
      <h2>{words('tiers')}</h2>
      <p>{words('mesure')}</p>
      <p>{words('appels')}</p>
      <h2>{words('fin')}</h2>
      <p>{words('finTexte')}</p>
      <h2>{words('droits')}</h2>
      <p>
        {words.rich(
          'droitsTexte',
          {
            parametres: (text) => <Link href="/settings">{text}</Link>,
            mail: () => <ContactLink />,
            cookies: (text) => <Link href="/cookies">{text}</Link>,
          },
          { email: CONTACT_EMAIL },
        )}
      </p>
    </TextPage>
  );
}
