import { placeIn, routeIn } from '@/lib/core/cities/names';
import { formatKg, gramsToKg } from '@/lib/core/text/money';
import { dePersonne } from '@/lib/core/text/text';
import { formatLongDate, formatLongDateTime } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import { papiers } from '@/lib/langues/notifications/papiers';
import { reservations as dit } from '@/lib/langues/notifications/reservations';
import type { Given, Said } from '@/lib/langues/words';
import type { FactsOf, NotificationKind, ReservationFacts } from '../schema';
import { type AlerteTold, alerteWords } from './alertes';
import { moderationWords } from './moderation';
import { paymentWords } from './payments';
import { type ColisTold, colisWords } from './remises';

/** What somebody reads of a notification; `action` names the link to the very thing. */
export type Words = { title: string; text: string; href: string; action: string };
/** The same before its language is known. */
export type Telling = { title: Said; text: Said; href: string; action: Said };

/** A notification with its facts, and the first name of who it is about: null when there is nobody, or not any more. */
export type Tellable = {
  [K in NotificationKind]: { kind: K; facts: FactsOf[K]; personne: string | null };
}[NotificationKind];

/** Who it is about, by itself and after « de ». */
export type Who = { qui: string | Said; deQui: string | Said };

function whoIs(personne: string | null): Who {
  const deQui: Said = (langue) => {
    const name = personne ?? dit('quelquun')(langue);
    return langue === 'fr' ? dePersonne(name) : name;
  };
  return { qui: personne ?? dit('quelquun'), deQui };
}

/** What every message about a reservation may name: its leg, its departure, its weight. */
function legOf(facts: ReservationFacts): Given {
  return {
    trajet: routeIn(facts.de, facts.vers),
    depart: departureOf(facts),
    poids: (langue) => formatKg(gramsToKg(facts.poids), langue),
  };
}

const departureOf =
  ({ depart, fuseau, de }: Pick<ReservationFacts, 'depart' | 'fuseau' | 'de'>): Said =>
  (langue) =>
    formatLongDateTime(depart, fuseau, placeIn(de)(langue), langue);

/** The words of a notification in a language, made anew whenever it is shown. */
export function wordsOf(told: Tellable, langue: Langue = 'fr'): Words {
  const { title, text, action, href } = tellingOf(told);
  return { title: title(langue), text: text(langue), action: action(langue), href };
}

function tellingOf({ kind, facts, personne }: Tellable): Telling {
  const who = whoIs(personne);
  const told = (title: Said, text: Said, action: Said): Telling => ({
    title,
    text,
    action,
    href: facts.lien,
  });
  switch (kind) {
    case 'reservation_demandee': {
      const about = { ...who, ...legOf(facts) };
      return told(dit('demandee', about), dit('demandeeTexte', about), dit('voirDemande'));
    }
    case 'reservation_confirmee': {
      const about = { ...who, ...legOf(facts) };
      return told(dit('confirmee', about), dit('confirmeeTexte', about), dit('voirReservation'));
    }
    case 'reservation_refusee': {
      const about = { ...who, ...legOf(facts), n: facts.nombre };
      return told(dit('refusee', about), dit('refuseeTexte', about), dit('voirReservation'));
    }
    case 'reservation_annulee': {
      const about = { ...who, ...legOf(facts), paye: facts.paye ? 'oui' : 'non' };
      return facts.pour === 'demandeur'
        ? told(
            dit('transporteurAnnule', about),
            dit('transporteurAnnuleTexte', about),
            dit('voirReservation'),
          )
        : told(dit('annulee', about), dit('annuleeTexte', about), dit('voirTrajet'));
    }
    case 'reservation_expiree': {
      const about = { ...who, ...legOf(facts) };
      return facts.pour === 'transporteur'
        ? told(dit('sansReponse', about), dit('sansReponseTransporteur', about), dit('voirTrajet'))
        : told(dit('sansReponse', about), dit('sansReponseDemandeur', about), dit('voirReservation'));
    }
    case 'etape_deplacee': {
      const about = { ...who, ...legOf(facts) };
      return told(dit('deplacee', about), dit('deplaceeTexte', about), dit('voirReservation'));
    }
    case 'avis_recu':
      return told(dit('avis', { note: facts.note }), dit('avisTexte', who), dit('lireAvis'));
    case 'nouveau_message': {
      const about = { ...who, n: facts.nombre };
      return told(dit('messages', about), dit('messagesTexte', about), dit('lireEtRepondre'));
    }
    case 'demande_bientot_finie': {
      const about: Given = {
        titre: facts.titre,
        jour: (langue) => formatLongDate(facts.dateLimite, undefined, langue),
      };
      return told(dit('bientotFinie'), dit('bientotFinieTexte', about), dit('voirMaDemande'));
    }
    case 'transport_demain': {
      const about = { trajet: routeIn(facts.de, facts.vers), depart: departureOf(facts) };
      return facts.pour === 'transporteur'
        ? told(dit('demain', about), dit('demainTransporteur', about), dit('voirTrajet'))
        : told(dit('demain', about), dit('demainDemandeur', about), dit('voirReservation'));
    }
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
    case 'papier': {
      const { genre, etape, raison, valableJusqua, jours } = facts;
      const jour: Said = (langue) => (valableJusqua ? formatLongDate(valableJusqua, undefined, langue) : '');
      const about = { genre, jour, raison: raison ?? '', n: jours };
      return told(papiers(etape, about), papiers(`${etape}Texte`, about), papiers('voirDocuments'));
    }
    case 'moderation':
      return moderationWords(facts);
  }
}
