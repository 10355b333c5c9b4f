import { alertes as dit } from '@/lib/langues/notifications/alertes';
import type { FactsOf } from '../schema';
import type { Telling } from './telling';

export type AlerteTold = {
  [K in 'alerte' | 'alertes_du_jour']: { kind: K; facts: FactsOf[K] };
}['alerte' | 'alertes_du_jour'];

/** The words about what an alert found. */
export function alerteWords({ kind, facts }: AlerteTold): Telling {
  if (kind === 'alerte') {
    const { genre, titre, texte, raison, lien } = facts;
    const about = { genre, titre, texte, raison };
    return {
      title: dit('trouve', about),
      text: dit('trouveTexte', about),
      action: dit('voir', about),
      href: lien,
    };
  }
  const { nombre, choses, lien } = facts;
  const about = { choses: choses.map(({ titre }) => titre).join(', '), n: nombre - choses.length };
  return {
    title: dit('duJour', { n: nombre }),
    text: about.n > 0 ? dit('chosesEtAutres', about) : () => `${about.choses}.`,
    action: dit('voirAlertes'),
    href: lien,
  };
}
