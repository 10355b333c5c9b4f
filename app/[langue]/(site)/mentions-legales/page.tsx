import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { pageWords } from '@/components/words/server';
import { CONTACT_EMAIL, HOSTING, MEDIATOR, OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import { ContactLink } from '../_text/contact-link';
import { Governs } from '../_text/governs';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';

export function generateMetadata() {
  const words = pageWords('textes/mentions');
  return textMetadata('/mentions-legales', words('titre'), words('resume', { produit: PRODUCT_NAME }));
}

const link = (href: string) => (text: string) => <Link href={href}>{text}</Link>;
const mail = () => <ContactLink />;
const tel = (text: string) => <bdi dir="ltr">{text}</bdi>;
const email = CONTACT_EMAIL;

function Editor() {
  const words = useWords('textes/mentions');
  if (!OPERATOR) return <p>{words.rich('demonstration', { mail }, { email })}</p>;
  const { name, address, phone, director, vatNumber } = OPERATOR;
  return (
    <ul>
      <li>{address ? words('nomAdresse', { nom: name, adresse: address }) : name}</li>
      {vatNumber && <li>{words('tva', { numero: vatNumber })}</li>}
      <li>{words.rich('email', { mail }, { email })}</li>
      {phone && <li>{words.rich('telephone', { tel }, { numero: phone })}</li>}
      {director && <li>{words('directeur', { nom: director })}</li>}
    </ul>
  );
}

export default function LegalNoticePage() {
  const words = useWords('textes/mentions');
  return (
    <TextPage metadata={generateMetadata()} title={words('titre')} subtitle={words('sousTitre')}>
      <Governs path="/mentions-legales" />
      <h2>{words('editeur')}</h2>
      <Editor />
      {HOSTING && (
        <>
          <h2>{words('hebergement')}</h2>
          <p>{HOSTING}</p>
        </>
      )}
      <h2>{words('role')}</h2>
      <p>{words('roleTexte', { produit: PRODUCT_NAME })}</p>
      <h2>{words('reclamations')}</h2>
      <p>
        {words.rich(
          'reclamationsTexte',
          { contact: link('/contact'), mail, conditions: link('/terms') },
          { email, connu: MEDIATOR ? 'oui' : 'non', mediateur: MEDIATOR ?? '' },
        )}
      </p>
      <h2>{words('signaler')}</h2>
      <p>{words.rich('signalerTexte', { contact: link('/contact') })}</p>
      <h2>{words('propriete')}</h2>
      <p>{words('proprieteTexte')}</p>
      <h2>{words('villes')}</h2>
      <p>
        {words.rich('villesTexte', {
          geo: (text) => (
            <a href="https://www.geonames.org/" rel="noopener">
              {text}
            </a>
          ),
        })}
      </p>
    </TextPage>
  );
}
