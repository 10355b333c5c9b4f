import { dePersonne } from '@/lib/core/text/text';
import type { Words } from '../labels';
import type { FactsOf } from '../schema';

type Kind =
  | Extract<keyof FactsOf, `colis_${string}`>
  | 'livraison_declaree'
  | 'remise_attendue'
  | 'remise_avant_annulation'
  | 'codes_fermes'
  | 'litige';
/** What is told of a parcel. */
export type ColisTold = { [K in Kind]: { kind: K; facts: FactsOf[K] } }[Kind];

type Etape = FactsOf['litige']['etape'];
const LITIGE: Record<Etape, [title: string, text: string]> = {
  ouvert: [
    'Désaccord signalé',
    'Ce qui est conservé pour cette réservation reste bloqué tant que vous n’êtes pas d’accord. Lisez ce qui ne va pas et proposez un partage.',
  ],
  propose: [
    'Nouvelle proposition',
    'Lisez le partage proposé. Vous pouvez l’accepter ou en proposer un autre.',
  ],
  accorde: ['Désaccord réglé', 'Lisez le partage sur lequel vous êtes d’accord.'],
  tranche: ['Désaccord tranché', 'Un opérateur a décidé du partage. Lisez sa décision et sa raison.'],
};

/** The words of what became of a parcel; they lead to its handovers. Money is spoken of where some is held that is no test. */
export function colisWords(told: ColisTold, who: string): Words {
  const { de, vers, lien, modeTest } = told.facts;
  const [title, text] = said(told, who);
  return {
    title: `${title}\u202f: ${de} → ${vers}`,
    text: modeTest ? `${text} Mode test\u202f: aucun argent ne bouge.` : text,
    href: lien,
    action: lien.startsWith('/remises') ? 'Voir le colis' : 'Voir la réservation',
  };
}

function said(told: ColisTold, who: string): [title: string, text: string] {
  const paid = told.facts.conserve === true && !told.facts.modeTest;
  switch (told.kind) {
    case 'colis_collecte':
      return [
        'Colis remis au transporteur',
        `${who} a entré le code de collecte\u202f: votre colis est en route.`,
      ];
    case 'colis_livre':
      return told.facts.pour === 'demandeur'
        ? ['Colis livré', `Quelque chose ne va pas\u202f? Dites-le dans les 24 heures.${paid ? LATER : ''}`]
        : [
            'Le destinataire a reçu le colis',
            paid
              ? 'Ce qui est conservé pour cette réservation vous est versé dans 24 heures, sauf désaccord.'
              : 'Il l’a confirmé par son lien.',
          ];
    case 'livraison_declaree':
      return [
        told.facts.rappel > 0 ? `Rappel ${told.facts.rappel} sur 3` : 'Livraison déclarée sans code',
        `${who} dit avoir remis le colis, photo à l’appui. Si ce n’est pas vrai, dites-le${paid ? '\u202f: sans réponse, ce qui est conservé est versé sept jours après cette déclaration.' : ' dans les sept jours.'}`,
      ];
    case 'remise_attendue':
      return awaited(told.facts, who, paid);
    case 'remise_avant_annulation':
      return [
        'Colis remis avant l’annulation',
        `Le code de ${told.facts.genre} a été entré avant l’annulation, sur un téléphone sans réseau. L’annulation reste\u202f: convenez dans la conversation de ce que devient le colis.`,
      ];
    case 'codes_fermes':
      return [
        'Codes faux',
        `${who} a entré plusieurs codes faux pour votre colis\u202f: la saisie est en pause. Ne donnez un code qu’au moment de la remise.`,
      ];
    case 'litige':
      return LITIGE[told.facts.etape];
  }
}

const LATER = ' Ensuite, ce qui était conservé pour cette réservation est versé.';

type Attendue = FactsOf['remise_attendue'];
const ATTENDUE: Record<Attendue['genre'], Record<Attendue['pour'], (who: string) => [string, string]>> = {
  collecte: {
    demandeur: (who) => [
      'Votre colis n’a pas été remis',
      `Le départ est passé et ${who} n’a pas entré votre code de collecte. Si le colis lui a été remis, donnez-lui ce code. Sinon, ouvrez le colis pour signaler un problème, ou pour annuler si c’est encore possible.`,
    ],
    transporteur: (who) => [
      'Colis pas encore collecté',
      `Le départ est passé et le code de collecte ${dePersonne(who)} n’a pas été entré. Si vous avez le colis, entrez ce code. Sinon, annulez la réservation ou signalez un problème.`,
    ],
  },
  livraison: {
    demandeur: () => [
      'Livraison pas confirmée',
      'L’arrivée est passée et personne n’a confirmé la livraison. Si tout est arrivé, dites que tout va bien. Sinon, signalez un problème.',
    ],
    transporteur: (who) => [
      'Livraison à confirmer',
      `L’arrivée est passée et le colis ${dePersonne(who)} n’est pas confirmé comme livré. Entrez le code de livraison, déclarez-la avec une photo, ou signalez un problème.`,
    ],
  },
};

function awaited({ genre, pour, rappel }: Attendue, who: string, paid: boolean): [string, string] {
  const [title, text] = ATTENDUE[genre][pour](who);
  return [
    rappel > 1 ? `${title} (rappel ${rappel} sur 3)` : title,
    paid ? `${text} Le paiement reste conservé tant que personne n’agit.` : text,
  ];
}
