import { ecrans } from '@/lib/langues/ecrans';
import type { Said } from '@/lib/langues/words';
import { coveredAs } from './covered';

/** What people wrote, in no language of ours but for what is covered of it. On the server only: it knows every screen's words. */
export const coveredIn =
  (text: string): Said =>
  (langue) =>
    coveredAs(text, ecrans[langue]['ui/signes'].couvert);
