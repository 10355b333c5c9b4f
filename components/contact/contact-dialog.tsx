'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { addressHere } from '@/components/words/browser';
import { contactFormSchema, MESSAGE_MAX } from '@/lib/conversations/schema';
import type { Contact } from './contact';

/** Writes the first words to somebody, or the next ones where a conversation is under way; then goes there. */
export function ContactDialog({ open, onOpenChange, item: contact }: FormDialogProps<Contact>) {
  const words = useWords('contact/message');
  const router = useRouter();
  if (!contact) return null;
  const { to, title, about } = contact;
  const thing = about?.transportId ?? about?.demandeId ?? about?.produitId ?? 'profil';
  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={words.rich('titre', { qui: (nom) => <bdi>{nom}</bdi> }, { nom: to.name })}
      description={title && <bdi>{title}</bdi>}
      size="small"
      draft={`contact.${to._id}.${thing}`}
      schema={contactFormSchema}
      to={{ call: 'POST /conversations' }}
      defaultValues={{ initialMessage: '' }}
      prepare={(values) => ({ ...values, recipientId: to._id, ...about })}
      submitLabel={words('envoyer')}
      pendingLabel={words('envoi')}
      fallbackMessage={words('pasParti')}
      leaves
      onSuccess={({ _id }) => router.push(addressHere(`/messagerie/${_id}`))}
    >
      <TextareaField
        name="initialMessage"
        label={words('message')}
        required
        rows={5}
        maxLength={MESSAGE_MAX}
        hint={words('conseil')}
      />
    </DialogForm>
  );
}
