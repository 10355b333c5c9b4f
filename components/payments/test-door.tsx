import { useWords } from '#words';
import { addressOf } from '@/components/api/address';
import { Button } from '@/components/ui/button';

/** What somebody chooses at the test provider's door: a plain form, as the doors of others work without our scripts too. */
export function TestDoor({ id }: { id: string }) {
  const words = useWords('payments/essai');
  const { url } = addressOf('POST /payments/{id}/test', { params: { id } });
  return (
    <form method="post" action={url} className="grid gap-3">
      <Button type="submit" size="large" full name="resultat" value="paye">
        {words('reussit')}
      </Button>
      <Button type="submit" size="large" full variant="secondary" name="resultat" value="refuse">
        {words('refuse')}
      </Button>
    </form>
  );
}
