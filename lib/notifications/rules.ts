import type { NotificationKind } from './schema';

/** What a person chose in their settings (`preferences.notifications` of `/users/me`). */
export type NotificationSettings = {
  email: boolean;
  push: boolean;
  message: boolean;
  newDemande: boolean;
  transportUpdate: boolean;
  alertes: boolean;
};

type NotificationSubject = 'message' | 'newDemande' | 'transportUpdate' | 'alertes';

/** What a link in a mail can end. */
export const SCOPES = ['message', 'newDemande', 'transportUpdate', 'alertes', 'email'] as const;
export type Scope = (typeof SCOPES)[number];

type Rule = {
  /** The choice that governs it; nothing for what only the channels' own choices govern. */
  subject: NotificationSubject | null;
  /** Whether it stands under the bell. */
  inApp: boolean;
  /** It takes back what was told: the bell is enough. */
  quiet?: true;
  /** Nobody can do without its mail: it is about their account. */
  always?: true;
};

const NEW_DEMANDE: Rule = { subject: 'newDemande', inApp: true };
const ALERTE: Rule = { subject: 'alertes', inApp: true };
const PAYMENT: Rule = { subject: null, inApp: true };
const TRANSPORT: Rule = { subject: 'transportUpdate', inApp: true };

/** Every kind of notification and what governs it (docs/rules.md). */
export const NOTIFICATION_RULES: Record<NotificationKind, Rule> = {
  reservation_demandee: NEW_DEMANDE,
  reservation_confirmee: TRANSPORT,
  reservation_refusee: TRANSPORT,
  reservation_annulee: TRANSPORT,
  reservation_expiree: TRANSPORT,
  etape_deplacee: TRANSPORT,
  transport_demain: TRANSPORT,
  nouveau_message: { subject: 'message', inApp: false },
  avis_recu: { subject: null, inApp: true },
  demande_bientot_finie: NEW_DEMANDE,
  paiement_demande: PAYMENT,
  paiement_retire: { ...PAYMENT, quiet: true },
  paiement_expire: PAYMENT,
  paiement_recu: PAYMENT,
  paiement_verse: PAYMENT,
  paiement_rembourse: PAYMENT,
  paiement_attend_compte: PAYMENT,
  paiement_repris: PAYMENT,
  colis_collecte: PAYMENT,
  colis_livre: PAYMENT,
  livraison_declaree: PAYMENT,
  remise_attendue: PAYMENT,
  remise_avant_annulation: PAYMENT,
  codes_fermes: PAYMENT,
  litige: PAYMENT,
  alerte: ALERTE,
  alertes_du_jour: ALERTE,
  papier: { subject: null, inApp: true, always: true },
  moderation: { subject: null, inApp: true, always: true },
};

/** By which channels a person wants to be told of it, beside the bell. */
export function channelsFor(
  kind: NotificationKind,
  settings: NotificationSettings,
): { mail: boolean; push: boolean } {
  const { subject, quiet = false, always = false } = NOTIFICATION_RULES[kind];
  const wanted = !quiet && (subject === null || settings[subject]);
  return { mail: always || (wanted && settings.email), push: wanted && settings.push };
}

/** What a link in a mail of that kind ends: its subject, or all mail; null for what nobody can end. */
export function scopeOf(kind: NotificationKind): Scope | null {
  const { subject, always } = NOTIFICATION_RULES[kind];
  return always ? null : (subject ?? 'email');
}
