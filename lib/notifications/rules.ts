import type { NotificationKind } from './schema';

/** What a person chose in their settings (`preferences.notifications` of `/users/me`). */
export type NotificationSettings = {
  email: boolean;
  push: boolean;
  message: boolean;
  newDemande: boolean;
  transportUpdate: boolean;
};

type NotificationSubject = 'message' | 'newDemande' | 'transportUpdate';

type Rule = {
  /** The choice that governs it; nothing for what only the channels' own choices govern. */
  subject: NotificationSubject | null;
  /** Whether it stands under the bell. */
  inApp: boolean;
};

const NEW_DEMANDE: Rule = { subject: 'newDemande', inApp: true };
const TRANSPORT: Rule = { subject: 'transportUpdate', inApp: true };

/** Every kind of notification and what governs it (docs/rules.md). */
export const NOTIFICATION_RULES: Record<NotificationKind, Rule> = {
  reservation_demandee: NEW_DEMANDE,
  reservation_confirmee: TRANSPORT,
  reservation_refusee: TRANSPORT,
  reservation_annulee: TRANSPORT,
  reservation_expiree: TRANSPORT,
  etape_deplacee: TRANSPORT,
  avis_recu: { subject: null, inApp: true },
};

/** By which channels a person wants to be told of it, beside the bell. */
export function channelsFor(
  kind: NotificationKind,
  settings: NotificationSettings,
): { mail: boolean; push: boolean } {
  const { subject } = NOTIFICATION_RULES[kind];
  const wanted = subject === null || settings[subject];
  return { mail: wanted && settings.email, push: wanted && settings.push };
}
