import { routeIn } from '@/lib/core/cities/names';
import { colis as dit } from '@/lib/langues/notifications/colis';
import type { Said } from '@/lib/langues/words';
import type { FactsOf } from '../schema';
import type { Telling, Who } from './telling';

type Kind =
  | Extract<keyof FactsOf, `colis_${string}`>
  | 'livraison_declaree'
  | 'remise_attendue'
  | 'remise_avant_annulation'
  | 'codes_fermes'
  | 'litige';
/** What is told of a parcel. */
export type ColisTold = { [K in Kind]: { kind: K; facts: FactsOf[K] } }[Kind];

/** The words of what became of a parcel; they lead to its handovers. Money is spoken of where some is held that is no test. */
export function colisWords(told: ColisTold, who: Who): Telling {
  const { de, vers, lien, modeTest } = told.facts;
  const [titre, texte] = said(told, who);
  return {
    title: dit('titre', { titre, trajet: routeIn(de, vers) }),
    text: modeTest ? dit('modeTest', { texte }) : texte,
    href: lien,
    action: lien.startsWith('/remises') ? dit('voirColis') : dit('voirReservation'),
  };
}

function said(told: ColisTold, who: Who): [title: Said, text: Said] {
  const paid = told.facts.conserve === true && !told.facts.modeTest;
  const about = { ...who, paye: paid ? 'oui' : 'non' };
  switch (told.kind) {
    case 'colis_collecte':
      return [dit('collecte'), dit('collecteTexte', who)];
    case 'colis_livre':
      return told.facts.pour === 'demandeur'
        ? [dit('livre'), dit('livreTexte', about)]
        : [dit('recu'), dit('recuTexte', about)];
    case 'livraison_declaree': {
      const { rappel } = told.facts;
      return [rappel > 0 ? dit('rappel', { n: rappel }) : dit('declaree'), dit('declareeTexte', about)];
    }
    case 'remise_attendue':
      return awaited(told.facts, who, paid);
    case 'remise_avant_annulation':
      return [dit('avantAnnulation'), dit('avantAnnulationTexte', { genre: told.facts.genre })];
    case 'codes_fermes':
      return [dit('codesFaux'), dit('codesFauxTexte', who)];
    case 'litige':
      return [dit(told.facts.etape), dit(`${told.facts.etape}Texte`)];
  }
}

type Attendue = FactsOf['remise_attendue'];
const ATTENDUE = {
  collecte: { demandeur: 'pasRemis', transporteur: 'pasCollecte' },
  livraison: { demandeur: 'pasConfirmee', transporteur: 'aConfirmer' },
} as const;

function awaited({ genre, pour, rappel }: Attendue, who: Who, paid: boolean): [title: Said, text: Said] {
  const key = ATTENDUE[genre][pour];
  const [titre, texte] = [dit(key), dit(`${key}Texte`, who)];
  return [
    rappel > 1 ? dit('avecRappel', { titre, n: rappel }) : titre,
    paid ? dit('resteConserve', { texte }) : texte,
  ];
}
