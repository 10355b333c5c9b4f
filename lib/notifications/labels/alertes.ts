import { placeIn, routeIn } from '@/lib/core/cities/names';
import { centsToEuros, formatEuros, formatKg, gramsToKg } from '@/lib/core/text/money';
import { formatLongDate, formatLongDateTime } from '@/lib/core/text/time';
import { alertes as dit } from '@/lib/langues/notifications/alertes';
import type { Said } from '@/lib/langues/words';
import type { ChoseFacts, FactsOf } from '../schema';
import type { Telling } from './telling';

export type AlerteTold = {
  [K in 'alerte' | 'alertes_du_jour']: { kind: K; facts: FactsOf[K] };
}['alerte' | 'alertes_du_jour'];

/** The words about what an alert found. */
export function alerteWords({ kind, facts }: AlerteTold): Telling {
  if (kind === 'alerte') {
    const { genre, raison, lien } = facts;
    const about = { genre, titre: titleOf(facts), texte: textOf(facts), raison };
    return {
      title: dit('trouve', about),
      text: dit('trouveTexte', about),
      action: dit('voir', about),
      href: lien,
    };
  }
  const { nombre, choses, lien } = facts;
  const titles = choses.map(titleOf);
  const between = dit('entre');
  const named: Said = (langue) => titles.map((title) => title(langue)).join(between(langue));
  const n = nombre - choses.length;
  return {
    title: dit('duJour', { n: nombre }),
    text: n > 0 ? dit('chosesEtAutres', { choses: named, n }) : (langue) => `${named(langue)}.`,
    action: dit('voirAlertes'),
    href: lien,
  };
}

function titleOf(chose: ChoseFacts): Said {
  if ('titre' in chose) return () => chose.titre;
  if (chose.genre === 'transport') return routeIn(chose.de, chose.vers);
  const { genre, ville } = chose;
  const categorie = dit('categorie', { categorie: chose.categorie });
  if (ville === undefined) return categorie;
  return dit(genre === 'demande' ? 'aLivrer' : 'aVendre', { categorie, ville: placeIn(ville) });
}

function textOf(chose: ChoseFacts): Said {
  if ('texte' in chose) return () => chose.texte;
  if (chose.genre === 'transport') {
    const { de, partLe, fuseau, libre } = chose;
    return dit('part', {
      depart: (langue) => formatLongDateTime(partLe, fuseau, placeIn(de)(langue), langue),
      libre: (langue) => formatKg(gramsToKg(libre), langue),
    });
  }
  const cents = chose.genre === 'demande' ? chose.budget : chose.prix;
  const euros: Said = (langue) => formatEuros(centsToEuros(cents), langue);
  if (chose.genre === 'produit') return euros;
  const { jour } = chose;
  return dit('avant', { jour: (langue) => formatLongDate(jour, undefined, langue), budget: euros });
}
