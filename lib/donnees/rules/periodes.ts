import { KEY_HOURS } from '@/lib/core/http/key-hours';

/** For how long an account may rest before it ends by itself, and how long before that its owner is told. */
export const INACTIVE_YEARS = 3;
export const WARNED_DAYS = 30;

/** For how long a person may fetch their data by a link. */
export const LINK_HOURS = 24;

/** For how long the law wants the papers of accounts (Code de commerce, article L123-22). */
const LEGAL_YEARS = 10;

/**
 * Everything that is kept for a time only, by table: from when on a row may go (a condition on its columns that an index answers),
 * and the same in words. Nobody owns these rows, so nothing else would ever remove them.
 */
export const PERIODES = {
  idempotency_keys: {
    quand: `created_at < now() - interval '${KEY_HOURS} hours'`,
    duree: `${KEY_HOURS} heures`,
  },
  /** What was open when, for a week after a login has ended. */
  sessions: { quand: `expires_at < now() - interval '7 days'`, duree: 'une semaine après leur fin' },
  account_tokens: {
    quand: `expires_at < now() - interval '1 day'`,
    duree: 'un jour après la fin de leur validité',
  },
  security_links: {
    quand: `expires_at < now() - interval '1 day'`,
    duree: 'un jour après la fin de leur validité',
  },
  spent_challenges: { quand: 'expires_at < now()', duree: 'cinq minutes' },
  /** As long as browsers keep the cookie by which they are known. */
  known_devices: {
    quand: `last_login_at < now() - interval '400 days'`,
    duree: '400 jours après la dernière connexion',
  },
  /** No month's letter goes out later than that. */
  newsletter_letters: { quand: `created_at < now() - interval '90 days'`, duree: '90 jours' },
  newsletter_requests: {
    quand: `expires_at < now() - interval '1 day'`,
    duree: 'un jour après la fin de leur validité',
  },
  /** As far ahead as a trip may be published: longer than anything that could be told of again. */
  alertes_dites: { quand: `created_at < now() - interval '2 years'`, duree: 'deux ans' },
  phone_codes: {
    quand: `expires_at < now() - interval '1 day'`,
    duree: 'un jour après la fin de leur validité',
  },
  /** Pictures of documents that were never sent; the others go with the decision. */
  papier_fichiers: {
    quand: `papier_id IS NULL AND created_at < now() - interval '1 day'`,
    duree: 'jusqu’à la réponse\u202f; un jour sans envoi',
  },
  /** Who has seen a need today is not counted twice; afterwards only the number remains, in the need. */
  demande_views: { quand: 'jour < current_date - 1', duree: 'deux jours' },
  /** Long enough to see a season; they are counters, of nobody. */
  mesures: { quand: 'jour < current_date - 90', duree: '90 jours' },
  /** The limiter's counters, in milliseconds since 1970. */
  rate_limits: {
    quand: 'expire < (extract(epoch FROM now()) * 1000)::bigint',
    duree: 'le temps d’une limite\u202f: une heure le plus souvent, un jour au plus',
  },
  /** What was decided is in the operators' log; what people said about others goes after a year. */
  reports: { quand: `decided_at < now() - interval '1 year'`, duree: 'un an après la décision' },
  /** Those that nothing shows. A form may stay open for long between its picture and its sending. */
  images: {
    quand: `created_at < now() - interval '1 day'`,
    duree: 'tant que quelque chose les montre, puis un jour',
  },
  /** What was written to us; it is in our mailbox since. */
  support_messages: { quand: `created_at < now() - interval '90 days'`, duree: '90 jours' },
  /** Half a year under the bell; what it told of is still where it stands. */
  notifications: { quand: `created_at < now() - interval '180 days'`, duree: '180 jours' },
  /** A person's own data, with the file where there is one. */
  telechargements: { quand: 'expires_at < now()', duree: `${LINK_HOURS} heures` },
  /** What is sealed of a paper; the paper stays, without names. */
  recus: {
    quand: `scelle IS NOT NULL AND created_at < now() - interval '${LEGAL_YEARS} years'`,
    duree: `sans votre nom après la suppression du compte\u202f; l’original scellé, ${LEGAL_YEARS} ans`,
  },
} as const;
