import { OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import { ContactLink } from './contact-link';

/** Who answers for the site: a sentence for the pages of rules. */
export function Operator() {
  if (!OPERATOR) return null;
  return (
    <p>
      {PRODUCT_NAME} est édité par {OPERATOR.name}
      {OPERATOR.address && `, ${OPERATOR.address}`}, que vous pouvez joindre à <ContactLink />.
    </p>
  );
}
