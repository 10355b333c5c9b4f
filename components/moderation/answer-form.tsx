'use client';
import { useState } from 'react';
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
  const [sent, setSent] = useState(reponse);
  if (sent !== null) {
    return (
      <Notice title="Votre réponse est arrivée." live>
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
      submitLabel="Envoyer ma réponse"
      pendingLabel="Envoi en cours..."
      onSuccess={(decision) => setSent(decision.reponse)}
    >
      <TextareaField
        name="texte"
        label="Votre réponse"
        required
        maxLength={MAX_TEXTE}
        hint="Vous pouvez répondre une fois. La modération la lira."
      />
    </Form>
  );
}
