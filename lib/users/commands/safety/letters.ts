import 'server-only';
import { wordsIn } from '@/lib/core/letter/words';
import type { Langue } from '@/lib/langues/langue.mjs';
import { securite } from '@/lib/langues/lettres/securite';

type Key = Parameters<typeof securite>[0];

/** Everything about an account's safety that its owner is written about: the mail's subject, and what happened. */
const EVENTS = {
  newLogin: ['connexion', 'connexionTexte'],
  passwordChanged: ['motDePasse', 'motDePasseTexte'],
  passwordReset: ['parLien', 'parLienTexte'],
  phoneChanged: ['telephone', 'telephoneTexte'],
  twoFactorOn: ['facteurActive', 'facteurActiveTexte'],
  twoFactorOff: ['facteurDesactive', 'facteurDesactiveTexte'],
  recoveryUsed: ['secoursServi', 'secoursServiTexte'],
  recoveryRenewed: ['secoursNouveaux', 'secoursNouveauxTexte'],
  passkeyAdded: ['cleAjoutee', 'cleAjouteeTexte'],
  passkeyRemoved: ['cleSupprimee', 'cleSupprimeeTexte'],
} satisfies Record<string, [subject: Key, text: Key]>;

export type SafetyEvent = keyof typeof EVENTS;

/** What a mail about the account's safety says in a language. Nothing in it was written by a person. */
export function safetyWords(event: SafetyEvent, langue: Langue): { subject: string; text: string } {
  const [subject, text] = EVENTS[event];
  const say = wordsIn<Key>(securite, langue);
  return { subject: say(subject), text: say(text) };
}

/** The subject of what was told, for who comes back by its link; undefined for an event that we no longer know. */
export function safetySubject(event: string, langue: Langue = 'fr'): string | undefined {
  return Object.hasOwn(EVENTS, event) ? safetyWords(event as SafetyEvent, langue).subject : undefined;
}
