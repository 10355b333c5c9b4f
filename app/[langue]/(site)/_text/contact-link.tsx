import { CONTACT_EMAIL } from '@/lib/core/product';

export function ContactLink() {
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>;
}
