'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';

/** « Vu »: an operator knows of a day's differences. */
export function SeenButton({ jour }: { jour: string }) {
  const words = useWords('moderation/vu');
  const router = useRouter();
  const { submit, pending, error } = useSubmit();
  async function see() {
    const answer = await submit('POST /moderation/rapprochements/{jour}/vu', { params: { jour } });
    if (!answer?.ok) return;
    // The day leaves the list: the keyboard goes on from the content.
    document.getElementById('contenu')?.focus({ preventScroll: true });
    router.refresh();
  }
  return (
    <div className="space-y-3">
      <FailureNotice failure={error} />
      <Button size="small" variant="secondary" icon="check" pending={pending} onClick={() => void see()}>
        {words('vu')}
      </Button>
    </div>
  );
}
