import { formatLongDate } from '@/lib/core/text/time';
import { moderation as dit } from '@/lib/langues/notifications/moderation';
import { papiers } from '@/lib/langues/notifications/papiers';
import type { Said } from '@/lib/langues/words';
import type { ModerationFacts } from '../schema';
import type { Telling } from './telling';

/** What is read where; anywhere else it is a decision. */
const ACTIONS: Record<string, 'lireRegles' | 'ouvrirModeration'> = {
  '/terms': 'lireRegles',
  '/moderation': 'ouvrirModeration',
};

/** The words about what was decided, or about money that somebody has to look at. */
export function moderationWords(facts: ModerationFacts): Telling {
  const [title, text] = said(facts);
  return { title, text, action: papiers(ACTIONS[facts.lien] ?? 'lireDecision'), href: facts.lien };
}

function said(facts: ModerationFacts): [title: Said, text: Said] {
  if ('titre' in facts) return [() => facts.titre, () => facts.texte];
  switch (facts.sujet) {
    case 'decision': {
      const { action, cible, raison } = facts;
      return [dit('decision', { action, cible }), dit('decisionTexte', { raison })];
    }
    case 'signalement':
      return [dit('signalement'), dit('signalementTexte', { mesure: facts.mesure ? 'oui' : 'non' })];
    case 'rendu':
      return [dit('rendu'), dit('renduTexte', { raison: facts.raison })];
    case 'immobile':
      return [dit('immobile'), dit('immobileTexte', { genre: facts.genre })];
    case 'conteste': {
      const { paiement, suite } = facts;
      return [dit('conteste'), dit('contesteTexte', { paiement, suite })];
    }
    case 'ecarts': {
      const jour: Said = (langue) => formatLongDate(facts.jour, 'UTC', langue);
      return [dit('ecarts'), dit('ecartsTexte', { jour, n: facts.nombre })];
    }
  }
}
