'use client';
import { useRouter } from 'next/navigation';
import { useLive } from '@/components/session/live';

/** Reads the page again when something happens in one of these conversations: a payment that moves is told there. */
export function Follow({ conversationIds }: { conversationIds: readonly string[] }) {
  const router = useRouter();
  useLive((event) => {
    const here =
      event.type === 'conversation' && conversationIds.includes((event.data as { _id: string })._id);
    if (here || event.type === 'relire') router.refresh();
  });
  return null;
}
