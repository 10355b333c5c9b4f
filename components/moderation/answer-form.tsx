'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { TextareaField } from '@/components/form/textarea-field';
import { Notice } from '@/components/ui/notice';
import { answerFormSchema, MAX_TEXTE } from '@/lib/moderation/schema';

/** The one answer to a decision; afterwards it stands there. */
export function AnswerForm({
  id,
  cle,
  reponse,
}: {
  id: string;
  cle: string | undefined;
  reponse: string | null;
}) {
  const words = useWords('moderation/reponse');
  const [sent, setSent] = useState(reponse);
  if (sent !== null) {
    return (
      <Notice title={words('arrivee')} live>
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {sent}
        </p>
      </Notice>
    );
  }
  return (
    <Form
      schema={answerFormSchema}
      to={{ call: 'POST /moderation/{id}/answer', params: { id } }}
      defaultValues={{ texte: '' }}
      prepare={({ texte }) => ({ texte, cle })}
      submitLabel={words('envoyer')}
      pendingLabel={words('envoi')}
      onSuccess={(decision) => setSent(decision.reponse)}
    >
      <TextareaField name="texte" label={words('nom')} required maxLength={MAX_TEXTE} hint={words('aide')} />
    </Form>
  );
}
