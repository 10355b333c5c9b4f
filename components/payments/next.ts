import { pageWords } from '@/components/words/server';
import { formatEuros } from '@/lib/core/text/money';
import { ofPerson } from '@/lib/core/text/text';
import type { EtatPayment } from '@/lib/payments/schema';

type Told = { etat: EtatPayment; net: number; rembourse: number };

/** What happens next, in one sentence, to who pays. `nom` is who asked, `fin` when a request stops to wait. */
export function nextForPayer({ etat, net, rembourse }: Told, nom: string, fin: string): string {
  const words = pageWords('payments/suitePayeur');
  const { langue } = words;
  return words(etat, { nom, fin, net: formatEuros(net, langue), rembourse: formatEuros(rembourse, langue) });
}

/** The same to who asked. `nom` is who pays. */
export function nextForAsker({ etat, net, rembourse }: Told, nom: string, fin: string): string {
  const words = pageWords('payments/suiteDemandeur');
  const { langue } = words;
  const amounts = { net: formatEuros(net, langue), rembourse: formatEuros(rembourse, langue) };
  return words(etat, { nom, deQui: ofPerson(nom), fin, ...amounts });
}
