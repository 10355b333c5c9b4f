import type { donneesDuree as fr } from '../../../fr/ecrans/textes/donneesDuree';

export const donneesDuree: typeof fr = {
  idempotency_keys: '24 hours',
  rate_limits: 'as long as a limit: mostly an hour, a day at most',
  payments:
    'at least ten years, as the law requires; after the account is deleted, without anything that names you',
  payment_calls:
    'at least ten years, as the law requires; after the account is deleted, without anything that names you',
  payment_moves:
    'at least ten years, as the law requires; after the account is deleted, without anything that names you',
  ledger_entries:
    'at least ten years, as the law requires; after the account is deleted, without anything that names you',
  recus: 'without your name after the account is deleted; the sealed original, 10 years',
  payout_accounts:
    'at least ten years, as the law requires; after the account is deleted, without anything that names you',
  alertes_dites: 'two years',
  alertes: 'until you delete them',
  alerte_reglages: 'as long as your account exists',
  reservations: 'at least ten years, with the accounting records',
  remises: 'at least ten years, with the accounting records',
  remise_liens: 'at least ten years, with the accounting records',
  remise_declarations: 'at least ten years, with the accounting records',
  litiges: 'at least ten years, with the accounting records',
  litige_propositions: 'at least ten years, with the accounting records',
  reviews: 'until its author deletes it',
  blocks: 'until you unblock them',
  reports: 'one year after the decision',
  conversations:
    'as long as one of you has an account; if there was a payment, emptied of your words, as long as the payment',
  conversation_participants:
    'as long as one of you has an account; if there was a payment, emptied of your words, as long as the payment',
  messages:
    'as long as one of you has an account; if there was a payment, emptied of your words, as long as the payment',
  message_images:
    'as long as one of you has an account; if there was a payment, emptied of your words, as long as the payment',
  live_positions: 'with the account',
  notifications: '180 days',
  moderation_log: 'without limit: what the team did stays on record',
  moderation_answers: 'without limit, your words until the account is deleted',
  newsletter_letters: '90 days',
  newsletter_subscribers: 'until you unsubscribe',
  newsletter_requests: 'one day after they expire',
  support_messages: '90 days',
  images: 'as long as something shows them, then a day',
  demandes: 'until you delete them',
  produits: 'until you delete them',
  transports: 'until you delete them',
  etapes: 'with the trip',
  legs: 'with the trip',
  sessions: 'one week after they end',
  account_tokens: 'one day after they expire',
  two_factors: 'as long as your account exists, or until you remove it',
  recovery_codes: 'as long as your account exists, or until you remove it',
  passkeys: 'as long as your account exists, or until you remove it',
  known_devices: '400 days after the last login',
  security_links: 'one day after they expire',
  phone_codes: 'one day after they expire',
  papier_fichiers: 'until the answer; one day if not sent',
  push_subscriptions: 'as long as you are logged in',
  telechargements: '24 hours',
  particular_details: 'as long as your account exists',
  professional_details: 'as long as your account exists',
  agency_details: 'as long as your account exists',
  agency_photos: 'as long as your account exists',
  papiers: 'as long as your account exists',
  ressemblances: 'as long as your account exists',
  account_uses: 'as long as your account exists; after 3 years without you it ends, 30 days after an e-mail',
  users:
    'as long as the account exists; then an empty row, “Deleted account”, to which what remains of others refers',
};
