import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { pageWords } from '@/components/words/server';
import { CONTACT_EMAIL, MEDIATOR, PRODUCT_NAME } from '@/lib/core/product';
import { REFLEXION_MINUTES } from '@/lib/payments/rules/cancel';
import { RELEASE_HOURS, REMINDERS } from '@/lib/remises/rules';
import { ANSWER_HOURS, CANCELLATION_HOURS } from '@/lib/reservations/rules';
import { MINIMUM_AGE } from '@/lib/users/rules/account';
import { ContactLink } from '../_text/contact-link';
import { Governs } from '../_text/governs';
import { Operator } from '../_text/operator';
import { textMetadata } from '../_text/text-metadata';
import { TextPage } from '../_text/text-page';
import { COMMISSION } from '../faq/questions';

export function generateMetadata() {
  const words = pageWords('textes/conditions');
  return textMetadata('/terms', words('titre'), words('resume', { produit: PRODUCT_NAME }));
}

const link = (href: string) => (text: string) => <Link href={href}>{text}</Link>;

export default function TermsPage() {
  const words = useWords('textes/conditions');
  return (
    <TextPage metadata={generateMetadata()} title={words('titre')} subtitle={words('sousTitre')}>
      <Governs path="/terms" />
      <h2>{words('nous')}</h2>
      <p>{words('nousTexte', { produit: PRODUCT_NAME })}</p>
      <Operator />
      <h2>{words('compte')}</h2>
      <p>{words('compteTexte', { age: MINIMUM_AGE })}</p>
      <h2>{words('annonces')}</h2>
      <p>{words('annoncesTexte')}</p>
      <p>{words('ordre')}</p>
      <h2>{words('interdits')}</h2>
      <ul>
        <li>{words('armes')}</li>
        <li>{words('stupefiants')}</li>
        <li>{words('contrefacons')}</li>
        <li>{words('animaux')}</li>
        <li>{words('especes')}</li>
      </ul>
      <p>{words('contenu')}</p>
      <h2>{words('reservations')}</h2>
      <p>{words('reservationsTexte', { jours: ANSWER_HOURS / 24 })}</p>
      <h2>{words('prix')}</h2>
      <p>{words.rich('prixTexte', { bareme: link('/commission') }, COMMISSION)}</p>
      <p>
        {words('conserve', {
          livree: RELEASE_HOURS.livree,
          declaree: RELEASE_HOURS.declaree / 24,
          rappels: REMINDERS,
        })}
      </p>
      <h2>{words('annuler')}</h2>
      <p>{words.rich('annulerTexte', { faq: link('/faq') })}</p>
      <ul>
        <li>{words('annulerTransporteur')}</li>
        <li>{words('annulerTot', { heures: CANCELLATION_HOURS, minutes: REFLEXION_MINUTES })}</li>
        <li>{words('annulerTard')}</li>
      </ul>
      <p>{words('retractation')}</p>
      <h2>{words('remise')}</h2>
      <p>{words('remiseTexte')}</p>
      <h2>{words('avis')}</h2>
      <p>{words('avisTexte')}</p>
      <h2>{words('moderation')}</h2>
      <p>{words('moderationTexte')}</p>
      <h2>{words('responsabilites')}</h2>
      <p>{words('responsabilitesTexte')}</p>
      <h2>{words('fin')}</h2>
      <p>{words('finTexte')}</p>
      <h2>{words('changements')}</h2>
      <p>{words('changementsTexte')}</p>
      <h2>{words('droit')}</h2>
      <p>
        {words.rich(
          'droitTexte',
          {
            contact: link('/contact'),
            mail: () => <ContactLink />,
            mentions: link('/mentions-legales'),
          },
          { email: CONTACT_EMAIL, connu: MEDIATOR ? 'oui' : 'non', mediateur: MEDIATOR ?? '' },
        )}
      </p>
    </TextPage>
  );
}
