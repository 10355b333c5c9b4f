'use client';
import { useRouter } from 'next/navigation';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SendLinkAgain } from './email-to-confirm';

/** The address that waits to become the account's: until its link is opened, the former one counts. */
export function PendingEmail({ email, wanted }: { email: string; wanted: string }) {
  const router = useRouter();
  const { submit, pending, error } = useSubmit();

  async function drop() {
    const answer = await submit('DELETE /users/me/email');
    if (answer?.ok) router.refresh();
  }

  return (
    <Notice title="Votre nouvelle adresse attend d’être confirmée">
      <p>
        Ouvrez le lien envoyé à <bdi className="font-medium [overflow-wrap:anywhere]">{wanted}</bdi>.
        Jusque-là, <bdi className="[overflow-wrap:anywhere]">{email}</bdi> reste votre adresse.
      </p>
      <FailureNotice failure={error} className="mt-2" />
      <div className="flex flex-wrap items-end gap-x-3">
        <SendLinkAgain />
        <Button variant="ghost" size="small" pending={pending} onClick={() => void drop()}>
          Garder l’ancienne
        </Button>
      </div>
    </Notice>
  );
}
