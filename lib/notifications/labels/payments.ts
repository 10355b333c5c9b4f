import { paiements as dit } from '@/lib/langues/notifications/paiements';
import type { FactsOf } from '../schema';
import type { Telling, Who } from './telling';

type Kind = Extract<keyof FactsOf, `paiement_${string}`>;

/** The words of what became of a request for money; they lead to its own page. Test money is called so, and nothing promised. */
export function paymentWords(kind: Kind, { lien, modeTest }: FactsOf[Kind], who: Who): Telling {
  const title = dit(kind, who);
  return {
    title: modeTest ? dit('modeTest', { titre: title }) : title,
    text: modeTest ? dit('essai') : dit(`${kind}Texte`, who),
    href: lien,
    action: lien.startsWith('/payments') ? dit('voirPaiement') : dit('voirConversation'),
  };
}
