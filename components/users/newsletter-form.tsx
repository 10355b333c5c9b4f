'use client';
import { useState } from 'react';
import { Form } from '@/components/form/form';
import { EmailField } from '@/components/form/text-field';
import { Notice } from '@/components/ui/notice';
import { newsletterSchema } from '@/lib/users/schema/newsletter';

/** The home page's newsletter box (docs/screens.md), which subscribes (docs/rules.md). */
export function NewsletterForm() {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <Notice tone="success" title="C’est noté" live>
        Vous recevrez la prochaine lettre, une fois par mois au plus.
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
