import 'server-only';
import { type OpenApiDocument, openapi } from '@/lib/core/http/openapi';
import { contract } from './contract';
import { bodies } from './example-bodies';

const TAGS = {
  transports: {
    name: 'Transports',
    description: 'Les trajets proposés, leurs étapes et leurs kilos libres.',
  },
  reservations: { name: 'Réservations', description: 'Réserver des kilos, répondre, annuler.' },
  colis: { name: 'Colis', description: 'Pour le destinataire d’un colis, par un lien et sans compte.' },
  conversations: {
    name: 'Conversations',
    description: 'Ce que deux personnes s’écrivent, et ce qui arrive à leurs réservations.',
  },
  payments: {
    name: 'Paiements',
    description: 'Demander de l’argent pour un trajet ou un besoin, et suivre ce qu’il devient.',
  },
  demandes: { name: 'Besoins', description: 'Ce que des personnes cherchent à faire venir.' },
  produits: { name: 'Produits', description: 'Ce que des personnes vendent.' },
  reports: { name: 'Signalements', description: 'Ce qui ne va pas, et ce que la modération en décide.' },
  moderation: { name: 'Modération', description: 'Pour les opérateurs, et pour répondre à une décision.' },
  users: { name: 'Personnes', description: 'Profils publics, agences, et son propre compte.' },
  reviews: { name: 'Avis', description: 'Ce que les personnes pensent les unes des autres.' },
  auth: { name: 'Connexion', description: 'Ouvrir un compte, une session, et la fermer.' },
  upload: { name: 'Images', description: 'Envoyer une image avant de la montrer.' },
  villes: { name: 'Villes', description: 'Des suggestions pour ce qui se tape.' },
  vitals: { name: 'Mesures', description: 'Le temps que les pages publiques mettent à s’afficher.' },
  notifications: { name: 'Notifications', description: 'Ce dont une personne est prévenue, et comment.' },
  alertes: { name: 'Alertes', description: 'Les recherches qu’une personne garde.' },
  'push-subscriptions': { name: 'Push', description: 'Les navigateurs qui veulent être prévenus.' },
  agenda: { name: 'Agenda', description: 'Ses réservations dans un agenda.' },
  contact: { name: 'Contact', description: 'Écrire à qui fait fonctionner le site.' },
  newsletter: { name: 'Lettre', description: 'La lettre d’information.' },
  events: { name: 'En direct', description: 'Ce qui arrive à soi, au moment où cela arrive.' },
  health: { name: 'État', description: 'Le service répond-il\u202f?' },
};

const DESCRIPTION = [
  'Poids en kg, prix en euros, dates ISO 8601 avec leur fuseau.',
  'Les messages sont à montrer tels quels\u202f: en français, ou dans la langue que veut Accept-Language parmi celles du site. Ce document est en français.',
  'Un succès répond { status: "success", data } ; une liste ajoute meta.nextCursor, à donner en cursor pour la suite.',
  'Un refus répond { status: "error", code, message, fields? }.',
  'Une création accepte Idempotency-Key\u202f: le même envoi avec la même clé redonne la première réponse.',
  'Tout appel peut répondre 429 ou 503 avec Retry-After, en secondes.',
  'De nouveaux champs peuvent s’ajouter aux réponses\u202f: ignorez ceux que vous ne connaissez pas.',
  'Une page lit ce document pour vous\u202f: /developpeurs.',
].join('\n\n');

/** The API's description, from the contracts of its routes; its two readers are `/api/openapi.json` and `/developpeurs`. */
export function apiDocument(): OpenApiDocument {
  return openapi(contract, { description: DESCRIPTION, tags: TAGS, bodies });
}
