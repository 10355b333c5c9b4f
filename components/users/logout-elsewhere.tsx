'use client';
import { useRouter } from 'next/navigation';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** Ends the account's logins on every other device. */
export function LogoutElsewhere() {
  const router = useRouter();
  const { submit, pending } = useSubmit();

  async function logoutElsewhere() {
    const answer = await submit('DELETE /users/me/sessions');
    if (!answer) return;
    if (!answer.ok) return toast({ title: answer.failure.message, tone: 'error' });
    const { ended } = answer.data;
    router.refresh();
    toast({
      title: ended > 0 ? 'Vos autres appareils sont déconnectés.' : 'Aucun autre appareil n’était connecté.',
    });
  }

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 grow basis-60 text-muted text-sm">
        Un appareil perdu, prêté ou public{'\u202f'}? Cet appareil-ci reste connecté.
      </p>
      <Button variant="secondary" size="small" icon="logout" pending={pending} onClick={logoutElsewhere}>
        Se déconnecter partout ailleurs
      </Button>
    </div>
  );
}
