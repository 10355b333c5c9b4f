'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SendLinkAgain } from './email-to-confirm';

/** The address that waits to become the account's: until its link is opened, the former one counts. */
export function PendingEmail({ email, wanted }: { email: string; wanted: string }) {
  const words = useWords('users/emailEnAttente');
  const router = useRouter();
  const { submit, pending, error } = useSubmit();

  async function drop() {
    const answer = await submit('DELETE /users/me/email');
    if (answer?.ok) router.refresh();
  }

  return (
    <Notice title={words('titre')}>
      <p>
        {words.rich(
          'texte',
          {
            b: () => <bdi className="font-medium [overflow-wrap:anywhere]">{wanted}</bdi>,
            c: () => <bdi className="[overflow-wrap:anywhere]">{email}</bdi>,
          },
          { nouvelle: wanted, ancienne: email },
        )}
      </p>
      <FailureNotice failure={error} className="mt-2" />
      <div className="flex flex-wrap items-end gap-x-3">
        <SendLinkAgain />
        <Button variant="ghost" size="small" pending={pending} onClick={() => void drop()}>
          {words('garder')}
        </Button>
      </div>
    </Notice>
  );
}
