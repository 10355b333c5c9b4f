import { formatKg, gramsToKg } from '@/lib/core/text/money';
import { dePersonne } from '@/lib/core/text/text';
import { formatLongDate, formatLongDateTime } from '@/lib/core/text/time';
import { type AlerteTold, alerteWords } from './labels/alertes';
import { paymentWords } from './labels/payments';
import { type ColisTold, colisWords } from './labels/remises';
import type { Scope } from './rules';
import type { FactsOf, NotificationKind, ReservationFacts } from './schema';

/** What somebody reads of a notification; `action` names the link to the very thing. */
export type Words = { title: string; text: string; href: string; action: string };

/** A notification with its facts, and the first name of who it is about: null when there is nobody, or not any more. */
export type Tellable = {
  [K in NotificationKind]: { kind: K; facts: FactsOf[K]; personne: string | null };
}[NotificationKind];

const SOMEBODY = 'Quelqu’un';

type Leg = Pick<ReservationFacts, 'de' | 'vers' | 'depart' | 'fuseau'>;
const route = ({ de, vers }: Pick<Leg, 'de' | 'vers'>) => `${de} → ${vers}`;
const departure = ({ depart, fuseau, de }: Leg) => formatLongDateTime(depart, fuseau, de);
const kilos = ({ poids }: ReservationFacts) => formatKg(gramsToKg(poids));
const several = ({ nombre }: { nombre: number }) => nombre > 1;

function words(title: string, text: string, action: string, { lien }: { lien: string }): Words {
  return { title, text, action, href: lien };
}

/** The words of a notification, in French, made anew whenever it is shown. */
export function wordsOf({ kind, facts, personne }: Tellable): Words {
  const who = personne ?? SOMEBODY;
  switch (kind) {
    case 'reservation_demandee':
      return words(
        `${who} demande ${kilos(facts)} sur ${route(facts)}`,
        `Départ ${departure(facts)}. Répondez à cette demande\u202f: sans réponse, elle s’annule d’elle-même.`,
        'Voir la demande',
        facts,
      );
    case 'reservation_confirmee':
      return words(
        `Réservation confirmée\u202f: ${route(facts)}`,
        `${who} a confirmé vos ${kilos(facts)}. Départ ${departure(facts)}.`,
        'Voir ma réservation',
        facts,
      );
    case 'reservation_refusee':
      return words(
        several(facts)
          ? `${facts.nombre} demandes refusées\u202f: ${route(facts)}`
          : `Demande refusée\u202f: ${route(facts)}`,
        `${who} ne peut pas prendre ${several(facts) ? 'vos colis' : `vos ${kilos(facts)}`}. D’autres transports passent peut-être par là.`,
        'Voir ma réservation',
        facts,
      );
    case 'reservation_annulee':
      if (facts.pour === 'demandeur')
        return words(
          `Votre transporteur a annulé\u202f: ${route(facts)}`,
          `${who} ne peut plus prendre vos ${kilos(facts)}.${facts.paye ? ' Tout ce que vous avez payé pour cette réservation vous revient, commission comprise.' : ''}`,
          'Voir ma réservation',
          facts,
        );
      return words(
        `Réservation annulée\u202f: ${route(facts)}`,
        `${who} a annulé ses ${kilos(facts)}. La place est de nouveau libre.`,
        'Voir le trajet',
        facts,
      );
    case 'reservation_expiree':
      return facts.pour === 'transporteur'
        ? words(
            `Demande restée sans réponse\u202f: ${route(facts)}`,
            `La demande ${dePersonne(who)} (${kilos(facts)}) s’est annulée d’elle-même. La place est de nouveau libre.`,
            'Voir le trajet',
            facts,
          )
        : words(
            `Demande restée sans réponse\u202f: ${route(facts)}`,
            `${who} n’a pas répondu à temps pour vos ${kilos(facts)}\u202f: votre demande s’est annulée d’elle-même.`,
            'Voir ma réservation',
            facts,
          );
    case 'etape_deplacee':
      return words(
        `Horaire modifié\u202f: ${route(facts)}`,
        `${who} a changé une étape de votre trajet. Départ ${departure(facts)}.`,
        'Voir ma réservation',
        facts,
      );
    case 'avis_recu':
      return words(
        `Nouvel avis\u202f: ${facts.note} sur 5`,
        `${who} a donné son avis sur vous.`,
        'Lire l’avis',
        facts,
      );
    case 'nouveau_message':
      return words(
        several(facts)
          ? `${facts.nombre} nouveaux messages ${dePersonne(who)}`
          : `Nouveau message ${dePersonne(who)}`,
        several(facts) ? `${who} vous a écrit ${facts.nombre} messages.` : `${who} vous a écrit.`,
        'Lire et répondre',
        facts,
      );
    case 'demande_bientot_finie':
      return words(
        'Votre demande se termine bientôt',
        `«\u00a0${facts.titre}\u00a0» a pour date limite le ${formatLongDate(facts.dateLimite)}, et rien n’est encore convenu. Vous pouvez repousser la date.`,
        'Voir ma demande',
        facts,
      );
    case 'transport_demain':
      return words(
        `Départ demain\u202f: ${route(facts)}`,
        facts.pour === 'transporteur'
          ? `Votre trajet part le ${departure(facts)}. Vérifiez qui vous remet quoi, et où.`
          : `Votre colis part le ${departure(facts)}. Convenez du rendez-vous avec le transporteur.`,
        facts.pour === 'transporteur' ? 'Voir le trajet' : 'Voir ma réservation',
        facts,
      );
    case 'paiement_demande':
    case 'paiement_retire':
    case 'paiement_expire':
    case 'paiement_recu':
    case 'paiement_verse':
    case 'paiement_rembourse':
    case 'paiement_attend_compte':
    case 'paiement_repris':
      return paymentWords(kind, facts, who);
    case 'colis_collecte':
    case 'colis_livre':
    case 'livraison_declaree':
    case 'remise_attendue':
    case 'remise_avant_annulation':
    case 'codes_fermes':
    case 'litige':
      return colisWords({ kind, facts } as ColisTold, who);
    case 'alerte':
    case 'alertes_du_jour':
      return alerteWords({ kind, facts } as AlerteTold);
    case 'papier':
      return words(...papierWords(facts), 'Voir mes documents', facts);
    case 'moderation':
      return words(
        facts.titre,
        facts.texte,
        MODERATION_ACTIONS[facts.lien] ?? 'Lire la décision et répondre',
        facts,
      );
  }
}

const PAPIERS: Record<FactsOf['papier']['genre'], string> = {
  identite: 'Votre pièce d’identité',
  entreprise: 'Votre justificatif d’entreprise',
  licence: 'Votre licence de transport',
  assurance: 'Votre attestation d’assurance',
};

function papierWords({ genre, etape, raison, valableJusqua, jours }: FactsOf['papier']): [string, string] {
  const which = PAPIERS[genre];
  const end = valableJusqua ? formatLongDate(valableJusqua) : '';
  const seen = 'La photo que vous aviez envoyée est effacée.';
  if (etape === 'accepte')
    return [`${which}\u202f: vérification faite`, `Les autres le voient sur votre profil. ${seen}`];
  if (etape === 'refuse')
    return [`${which}\u202f: à envoyer de nouveau`, `Raison\u202f: ${raison ?? ''}\n\n${seen}`];
  if (etape === 'expire')
    return [
      `${which}\u202f: plus valable`,
      `La date du ${end} est passée et le badge est retiré. Envoyez le nouveau document pour le retrouver.`,
    ];
  return [
    `${which}\u202f: valable encore ${jours} jours`,
    `Sa date est le ${end}. Envoyez le nouveau document avant, pour garder votre badge sans interruption.`,
  ];
}

/** What is read where; anywhere else it is a decision. */
const MODERATION_ACTIONS: Record<string, string> = {
  '/terms': 'Lire nos règles',
  '/moderation': 'Ouvrir la modération',
};

/** What somebody chooses in their settings, and what a link in a mail ends. */
export const SCOPE_LABELS: Record<Scope, string> = {
  message: 'Messages',
  newDemande: 'Demandes et besoins',
  transportUpdate: 'Mises à jour des transports',
  alertes: 'Alertes',
  email: 'Tous les e-mails',
};

/** Every kind of notification, as the settings list it. */
export const KIND_LABELS: Record<NotificationKind, string> = {
  nouveau_message: 'Un message non lu depuis cinq minutes',
  reservation_demandee: 'Une demande de réservation sur un de vos trajets',
  demande_bientot_finie: 'Un de vos besoins se termine dans deux jours',
  reservation_confirmee: 'Votre réservation est confirmée',
  reservation_refusee: 'Votre demande est refusée',
  reservation_annulee: 'Une de vos réservations, ou une sur un de vos trajets, est annulée',
  reservation_expiree: 'Une demande est restée sans réponse',
  etape_deplacee: 'L’horaire d’un trajet réservé change',
  transport_demain: 'Un trajet part demain',
  paiement_demande: 'Une demande de paiement',
  paiement_retire: 'Une demande de paiement est retirée',
  paiement_expire: 'Votre demande de paiement reste sans suite',
  paiement_recu: 'Un paiement que vous avez demandé est fait',
  paiement_verse: 'Un paiement vous est versé',
  paiement_rembourse: 'Un paiement vous est rendu',
  paiement_attend_compte: 'Une part qui attend votre compte',
  paiement_repris: 'Un paiement versé est repris',
  colis_collecte: 'Votre colis est remis au transporteur',
  colis_livre: 'Un colis est livré',
  livraison_declaree: 'Une livraison est déclarée sans code',
  remise_attendue: 'Un colis payé n’est pas remis, ou sa livraison pas confirmée',
  remise_avant_annulation: 'Un colis remis avant une annulation, appris après',
  codes_fermes: 'Des codes faux sont entrés pour votre colis',
  litige: 'Un désaccord sur un colis, et ce qu’il devient',
  alerte: 'Un trajet, un besoin ou un produit de vos alertes, aussitôt publié',
  alertes_du_jour: 'Ce que vos alertes ont trouvé, une fois par jour',
  avis_recu: 'Un avis sur vous',
  papier: 'Une réponse à un document envoyé, ou sa date qui approche',
  moderation: 'Une décision au sujet de votre compte',
};
