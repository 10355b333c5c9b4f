'use client';
import { useState } from 'react';
import { Form } from '@/components/form/form';
import { EmailField } from '@/components/form/text-field';
import { Notice } from '@/components/ui/notice';
import { newsletterSchema } from '@/lib/users/schema/newsletter';

/** The home page's newsletter box (docs/screens.md), which sends the link that subscribes (docs/rules.md). */
export function NewsletterForm() {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <Notice tone="success" title="Plus qu’un clic" live>
        Un e-mail part à cette adresse. Ouvrez son lien pour recevoir la lettre, une fois par mois au plus.
      </Notice>
    );
  }
  return (
    <Form
      schema={newsletterSchema}
      to={{ call: 'POST /newsletter' }}
      defaultValues={{ email: '' }}
      submitLabel="S’abonner"
      pendingLabel="Envoi en cours..."
      onSuccess={() => setDone(true)}
    >
      <EmailField name="email" label="E-mail" required />
    </Form>
  );
}
