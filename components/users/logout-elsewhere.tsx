'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** Ends the account's logins on every other device. */
export function LogoutElsewhere() {
  const words = useWords('users/appareils');
  const router = useRouter();
  const { submit, pending } = useSubmit();

  async function logoutElsewhere() {
    const answer = await submit('DELETE /users/me/sessions');
    if (!answer) return;
    if (!answer.ok) return toast({ title: answer.failure.message, tone: 'error' });
    const { ended } = answer.data;
    router.refresh();
    toast({
      title: words(ended > 0 ? 'deconnectes' : 'aucun'),
    });
  }

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 grow basis-60 text-muted text-sm">{words('perdu')}</p>
      <Button variant="secondary" size="small" icon="logout" pending={pending} onClick={logoutElsewhere}>
        {words('partout')}
      </Button>
    </div>
  );
}
