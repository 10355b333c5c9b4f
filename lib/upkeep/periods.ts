import { KEY_HOURS } from '@/lib/core/http/idempotency';

/**
 * Everything that is kept for a time only, by table, and from when on a row may go (a condition on its columns that an index
 * answers). Nobody owns these rows, so nothing else would ever remove them.
 */
export const PERIODS = {
  idempotency_keys: `created_at < now() - interval '${KEY_HOURS} hours'`,
  /** What was open when, for a week after a login has ended. */
  sessions: `expires_at < now() - interval '7 days'`,
  account_tokens: `expires_at < now() - interval '1 day'`,
  security_links: `expires_at < now() - interval '1 day'`,
  spent_challenges: 'expires_at < now()',
  /** As long as browsers keep the cookie by which they are known. */
  known_devices: `last_login_at < now() - interval '400 days'`,
  newsletter_requests: `expires_at < now() - interval '1 day'`,
  phone_codes: `expires_at < now() - interval '1 day'`,
  /** Pictures of documents that were never sent; the others go with the decision. */
  papier_fichiers: `papier_id IS NULL AND created_at < now() - interval '1 day'`,
  /** Who has seen a need today is not counted twice; afterwards only the number remains, in the need. */
  demande_views: 'jour < current_date - 1',
  /** The limiter's counters, in milliseconds since 1970. */
  rate_limits: 'expire < (extract(epoch FROM now()) * 1000)::bigint',
  /** What was decided is in the operators' log; what people said about others goes after a year. */
  reports: `decided_at < now() - interval '1 year'`,
  /** Those that nothing shows. A form may stay open for long between its picture and its sending. */
  images: `created_at < now() - interval '1 day'`,
  /** What was written to us; it is in our mailbox since. */
  support_messages: `created_at < now() - interval '90 days'`,
  /** Half a year under the bell; what it told of is still where it stands. */
  notifications: `created_at < now() - interval '180 days'`,
} as const;

export type Kind = keyof typeof PERIODS;
