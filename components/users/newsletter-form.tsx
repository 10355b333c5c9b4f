'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { EmailField } from '@/components/form/text-field';
import { Notice } from '@/components/ui/notice';
import { newsletterSchema } from '@/lib/users/schema/newsletter';

/** The home page's newsletter box (docs/screens.md), which sends the link that subscribes (docs/rules.md). */
export function NewsletterForm() {
  const words = useWords('users/lettreFormulaire');
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <Notice tone="success" title={words('envoye')} live>
        {words('envoyeTexte')}
      </Notice>
    );
  }
  return (
    <Form
      schema={newsletterSchema}
      to={{ call: 'POST /newsletter' }}
      defaultValues={{ email: '' }}
      submitLabel={words('abonner')}
      pendingLabel={words('enCours')}
      onSuccess={() => setDone(true)}
    >
      <EmailField name="email" label={words('email')} required />
    </Form>
  );
}
