'use client';
import { type ComponentType, useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { withWords } from '@/components/words/with-words';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { PaymentProposal } from '@/lib/payments/queries';
import type { AskFormProps } from './ask-form';

/** Whether the trip or the need that a conversation is about is that person's: only they ask for money in it. */
export function mayAsk({ transportId, demandeId }: ConversationView, userId: string): boolean {
  return (transportId ?? demandeId)?.userId === userId;
}

/** « Paiement »: asks the other person of a conversation for money. What is proposed and the form are read on the press. */
export function AskPayment({
  conversation,
  onAsked,
}: {
  conversation: ConversationView;
  onAsked: () => void;
}) {
  const words = useWords('payments/bouton');
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ nth: number; proposal: PaymentProposal } | null>(null);
  const [Form, setForm] = useState<ComponentType<AskFormProps>>();

  async function press() {
    setLoading(true);
    try {
      const [AskForm, answer] = await Promise.all([
        withWords(() => import('./ask-form').then((module) => module.AskForm)),
        call('GET /payments/proposition', { query: { conversationId: conversation._id } }),
      ]);
      if (!answer.ok) return toast({ tone: 'error', title: answer.failure.message });
      setForm(() => AskForm);
      setAsked((before) => ({ nth: (before?.nth ?? 0) + 1, proposal: answer.data }));
      setOpen(true);
    } catch {
      toast({ tone: 'error', title: words('perdue') });
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={loading || undefined}
        onClick={loading ? undefined : () => void press()}
        className={cx(buttonClass({ variant: 'secondary' }), 'h-11 shrink-0 max-sm:w-11 max-sm:px-0')}
      >
        {loading ? <Spinner /> : <Icon name="card" />}
        <span className="max-sm:sr-only">{words('paiement')}</span>
      </button>
      {Form && asked && (
        <Form
          key={asked.nth}
          open={open}
          onClose={() => setOpen(false)}
          onAsked={onAsked}
          conversation={conversation}
          proposal={asked.proposal}
        />
      )}
    </>
  );
}
