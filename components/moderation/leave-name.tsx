'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** « Rien à faire »: a name was looked at, and may stay. */
export function LeaveName({ id, nomCle, name }: { id: string; nomCle: string; name: string }) {
  const words = useWords('moderation/homonyme');
  const router = useRouter();
  const { submit, pending, error } = useSubmit();

  async function leave() {
    const answer = await submit('POST /moderation/ressemblances/{id}', { params: { id }, body: { nomCle } });
    if (!answer?.ok) return;
    toast({ title: words('note') });
    document.getElementById('contenu')?.focus({ preventScroll: true });
    router.refresh();
  }

  return (
    <div>
      <FailureNotice failure={error} className="mb-2" />
      <Button
        variant="secondary"
        size="small"
        aria-label={words('rienPour', { nom: name })}
        pending={pending}
        onClick={() => void leave()}
      >
        {words('rien')}
      </Button>
    </div>
  );
}
