import { devient, EFFACE, mots, nomDe, SECRET, type Table, TECHNIQUE, tu } from './colonne';
import { PERIODES } from './periodes';

const DE = 't.user_id = $1';
const PARLER = 'vous parler';
const VIE =
  'tant que l’un de vous deux a un compte\u202f; s’il y a eu un paiement, vidée de vos mots, aussi longtemps que lui';
const RESTE = {
  garde:
    'c’est aussi la conversation de l’autre personne, qui garde ses mots et lit «\u00a0Compte supprimé\u00a0»',
};
const siege = (conversation: string) =>
  `EXISTS (SELECT FROM conversation_participants p WHERE p.conversation_id = ${conversation} AND p.user_id = $1)`;
const DECISION = 'EXISTS (SELECT FROM moderation_log l WHERE l.id = t.entry_id AND l.person_id = $1)';
/** What an address was given for is only its owner's: whoever registers with somebody's has proved nothing yet. */
const MON_EMAIL =
  't.email = (SELECT u.email FROM users u WHERE u.id = $1 AND u.email_verified_at IS NOT NULL)';
const numero = tu('numéro', TECHNIQUE);

/** What people tell each other, what the site tells them and what they tell us. */
export const ECHANGES = {
  conversations: {
    est: 'Conversations',
    pour: PARLER,
    duree: VIE,
    de: siege('t.id'),
    fin: RESTE,
    colonnes: {
      id: 'numéro',
      pair_key: tu('clé', TECHNIQUE),
      demande_id: 'besoin',
      transport_id: 'trajet',
      produit_id: 'produit',
      last_ordre: 'messages',
      retouches: tu('versions', TECHNIQUE),
      created_at: 'commencée le',
    },
  },
  conversation_participants: {
    est: 'Vos conversations, avec qui',
    pour: PARLER,
    duree: VIE,
    de: DE,
    fin: RESTE,
    colonnes: {
      conversation_id: 'conversation',
      user_id: tu('numéro du compte', TECHNIQUE),
      other_id: { est: 'avec', lu: nomDe('other_id') },
      recence: tu('rang', TECHNIQUE),
      position: tu('rang', TECHNIQUE),
      read_ordre: 'lu jusqu’au message',
      unread_count: 'non lus',
      mail_due_at: tu('e-mail prévu', TECHNIQUE, { devient: 'NULL' }),
      mailed: tu('prévenu par e-mail', TECHNIQUE),
    },
  },
  messages: {
    est: 'Messages',
    pour: PARLER,
    duree: VIE,
    de: siege('t.conversation_id'),
    fin: RESTE,
    colonnes: {
      id: numero,
      conversation_id: 'conversation',
      ordre: 'rang',
      sender_id: { est: 'de', lu: nomDe('sender_id') },
      kind: 'genre',
      content: mots(
        'texte',
        "t.sender_id = $1 AND t.kind <> 'evenement'",
        "CASE WHEN t.masque AND t.sender_id <> $1 THEN '' ELSE t.content END",
      ),
      link: devient('lien', 'NULL', "t.sender_id = $1 AND t.kind = 'texte' AND t.link IS NOT NULL"),
      evenement: {
        est: 'événement',
        // What the other one wrote stands with the reservation, covered as on the site.
        lu: "CASE WHEN t.sender_id = $1 THEN t.evenement ELSE t.evenement - 'commentaire' END",
        fin: {
          devient: `jsonb_set(t.evenement, '{commentaire}', '"${EFFACE}"')`,
          si: "t.sender_id = $1 AND t.evenement->>'commentaire' IS NOT NULL",
        },
      },
      masque: 'masqué par la modération',
      created_at: 'écrit le',
    },
  },
  message_images: {
    est: 'Images des messages',
    pour: PARLER,
    duree: VIE,
    de: 'EXISTS (SELECT FROM images i WHERE i.id = t.image_id AND i.owner_id = $1)',
    fin: 'efface',
    colonnes: { message_id: numero, position: 'rang', image_id: 'image' },
  },
  live_positions: {
    est: 'Combien de choses vous sont arrivées',
    pour: 'ne rien manquer en direct',
    duree: 'avec le compte',
    de: DE,
    fin: { garde: 'un nombre, qui suit ce que font les autres' },
    colonnes: { user_id: tu('numéro du compte', TECHNIQUE), position: tu('nombre', TECHNIQUE) },
  },
  notifications: {
    est: 'Notifications',
    pour: 'vous prévenir',
    duree: PERIODES.notifications.duree,
    de: DE,
    fin: 'efface',
    colonnes: {
      id: numero,
      user_id: tu('numéro du compte', TECHNIQUE),
      kind: 'genre',
      cle: tu('clé', TECHNIQUE),
      in_app: 'sous la cloche',
      facts: devient(
        'faits',
        `t.facts || '{"extrait": ""}'`,
        `t.user_id IN (SELECT p.user_id FROM conversation_participants p WHERE p.other_id = $1)
        AND t.facts->>'personneId' = $1::text AND t.facts->'extrait' IS NOT NULL`,
      ),
      created_at: 'arrivée le',
      read_at: 'lue le',
      mail_sent_at: 'envoyée par e-mail le',
      push_sent_at: 'envoyée à l’appareil le',
    },
  },
  moderation_log: {
    est: 'Décisions de la modération à votre sujet',
    pour: 'protéger tout le monde des abus',
    duree: 'sans limite\u202f: ce que l’équipe a fait reste écrit',
    de: 't.person_id = $1',
    fin: { garde: 'ce que l’équipe a fait reste écrit, sans votre nom' },
    colonnes: {
      id: numero,
      operator_id: tu('qui a décidé', 'c’est une personne de l’équipe'),
      person_id: tu('numéro du compte', TECHNIQUE),
      cible: 'à propos de',
      cible_id: tu('numéro de ce qui est concerné', TECHNIQUE),
      action: 'décision',
      etait_visible: tu('était visible', TECHNIQUE),
      raison: 'raison',
      created_at: 'décidé le',
    },
  },
  moderation_answers: {
    est: 'Vos réponses à la modération',
    pour: 'entendre votre avis',
    duree: 'sans limite, vos mots jusqu’à la suppression du compte',
    de: DECISION,
    fin: { garde: 'il reste que vous avez répondu, sans vos mots' },
    colonnes: { entry_id: numero, texte: mots('réponse'), created_at: 'écrite le' },
  },
  newsletter_letters: {
    est: 'Lettres envoyées',
    pour: 'que vous n’ayez pas deux fois la même',
    duree: PERIODES.newsletter_letters.duree,
    de: MON_EMAIL,
    fin: 'efface',
    colonnes: {
      id: numero,
      mois: 'mois',
      adresse_cle: tu('empreinte de l’adresse', SECRET),
      email: 'e-mail',
      created_at: 'demandée le',
      mail_sent_at: 'envoyée le',
    },
  },
  newsletter_subscribers: {
    est: 'Inscription à la lettre',
    pour: 'vous l’envoyer',
    duree: 'jusqu’à ce que vous vous désinscriviez',
    de: MON_EMAIL,
    fin: 'efface',
    colonnes: {
      email: 'e-mail',
      token: tu('clé du lien', SECRET),
      langue: 'langue',
      created_at: 'inscrit le',
    },
  },
  newsletter_requests: {
    est: 'Inscriptions à la lettre, à confirmer',
    pour: 'savoir que l’adresse est la vôtre',
    duree: PERIODES.newsletter_requests.duree,
    de: MON_EMAIL,
    fin: 'efface',
    colonnes: {
      email: 'e-mail',
      langue: 'langue',
      token_hash: tu('empreinte du lien', SECRET),
      expires_at: 'valable jusqu’au',
    },
  },
  support_messages: {
    est: 'Messages à l’équipe',
    pour: 'vous répondre',
    duree: PERIODES.support_messages.duree,
    de: `(${DE} OR t.user_id IS NULL AND ${MON_EMAIL})`,
    fin: 'efface',
    colonnes: {
      id: numero,
      user_id: tu('numéro du compte', TECHNIQUE),
      nom: 'nom',
      email: 'e-mail',
      sujet: 'sujet',
      content: 'texte',
      copie: 'avec une copie',
      created_at: 'écrit le',
      sent_at: 'envoyé le',
      copied_at: 'copie envoyée le',
    },
  },
} satisfies Record<string, Table>;
