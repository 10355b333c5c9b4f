import { formulaire } from '@/lib/langues/later/form/formulaire';
import { champs } from '@/lib/langues/later/ui/champs';

/**
 * What forms and their fields say by themselves, for what loads one later: `withWords([...FORM_WORDS, trajet], …)`. Pictures
 * have words of their own (form/images).
 */
export const FORM_WORDS = [formulaire, champs] as const;
