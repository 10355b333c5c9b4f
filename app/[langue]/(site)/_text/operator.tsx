import { useWords } from '#words';
import { CONTACT_EMAIL, OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import { ContactLink } from './contact-link';

/** Who answers for the site: a sentence for the pages of rules. */
export function Operator() {
  const words = useWords('textes/commun');
  if (!OPERATOR) return null;
  const { name: nom, address } = OPERATOR;
  return (
    <p>
      {words.rich(
        address ? 'editeAdresse' : 'edite',
        { mail: () => <ContactLink /> },
        { produit: PRODUCT_NAME, nom, adresse: address ?? '', email: CONTACT_EMAIL },
      )}
    </p>
  );
}
