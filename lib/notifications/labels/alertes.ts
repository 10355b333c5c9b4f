import type { Words } from '../labels';
import type { AlerteRaison, ChoseFacts, FactsOf } from '../schema';

export type AlerteTold = {
  [K in 'alerte' | 'alertes_du_jour']: { kind: K; facts: FactsOf[K] };
}['alerte' | 'alertes_du_jour'];

const NEW: Record<ChoseFacts['genre'], string> = {
  transport: 'Nouveau trajet',
  demande: 'Nouveau besoin',
  produit: 'Nouveau produit',
};
const ACTIONS: Record<ChoseFacts['genre'], string> = {
  transport: 'Voir le trajet',
  demande: 'Voir le besoin',
  produit: 'Voir le produit',
};
const WHY: Record<AlerteRaison, string> = {
  recherche: 'Une de vos alertes le cherchait.',
  besoin: 'Il passe là où un de vos besoins est attendu.',
  trajet: 'Un de vos trajets y va.',
};

/** The words about what an alert found. */
export function alerteWords({ kind, facts }: AlerteTold): Words {
  if (kind === 'alerte') {
    const { genre, titre, texte, raison, lien } = facts;
    return {
      title: `${NEW[genre]}\u202f: ${titre}`,
      text: `${texte}. ${WHY[raison]}`,
      action: ACTIONS[genre],
      href: lien,
    };
  }
  const { nombre, choses, lien } = facts;
  const others = nombre - choses.length;
  const named = choses.map(({ titre }) => titre).join(', ');
  return {
    title: nombre > 1 ? `Vos alertes ont trouvé ${nombre} annonces` : 'Vos alertes ont trouvé une annonce',
    text: others > 0 ? `${named} et ${others} ${others > 1 ? 'autres' : 'autre'}.` : `${named}.`,
    action: 'Voir mes alertes',
    href: lien,
  };
}
