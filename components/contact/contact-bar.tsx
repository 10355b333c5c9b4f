import { Words } from '@/components/words/words';
import type { Contact } from './contact';
import { ContactButton } from './contact-button';

/** « Contacter » at the bottom edge of a phone's detail page; wider screens have it beside the content. */
export function ContactBar(props: { contact: Contact; titleId: string }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-6 -mb-5 border-line border-t bg-surface px-4 py-3 empty:hidden sm:-mx-6 sm:px-6 lg:hidden"
    >
      <Words of={['contact/bouton']}>
        <ContactButton {...props} variant="primary" full size="medium" />
      </Words>
    </div>
  );
}
