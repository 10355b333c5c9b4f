import 'server-only';
import type { Letter } from '@/lib/core/letter/letter';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import { EMAIL_LINK_HOURS, EMAIL_UNDO_DAYS } from '../../rules/email';

// After the #, where no server, log or Referer header ever sees it. Nothing in these letters was written by a person:
// whoever types somebody else's address must not get words to them.
const confirmLink = (token: string) => `${siteOrigin()}/confirmer-email#${token}`;

const ONCE = `Ce lien sert une seule fois, pendant ${EMAIL_LINK_HOURS}\u00a0heures.`;

/** To a new account's address. */
export const confirmLetter = (token: string): Letter => ({
  subject: `Confirmez votre adresse e-mail ${PRODUCT_NAME}`,
  paragraphs: [
    `Un compte ${PRODUCT_NAME} porte cette adresse. Confirmez qu’elle est bien à vous\u202f: les autres le verront, et vous pourrez payer.`,
  ],
  button: { label: 'Confirmer mon adresse', href: confirmLink(token) },
  after: [
    ONCE,
    'Vous n’avez pas créé ce compte\u202f? Ne faites rien\u202f: l’adresse restera non confirmée.',
  ],
});

/** To the address that an account is to have. */
export const newAddressLetter = (token: string): Letter => ({
  subject: `Votre nouvelle adresse e-mail ${PRODUCT_NAME}`,
  paragraphs: [
    `Cette adresse doit devenir celle d’un compte ${PRODUCT_NAME}. Tant que vous ne l’avez pas confirmée, rien ne change.`,
  ],
  button: { label: 'Confirmer cette adresse', href: confirmLink(token) },
  after: [ONCE, 'Vous n’avez rien demandé\u202f? Ne faites rien.'],
});

/** To the address that an account had until now. */
export const formerAddressLetter = (token: string): Letter => ({
  subject: `L’adresse e-mail de votre compte ${PRODUCT_NAME} a changé`,
  paragraphs: [
    `Votre compte ${PRODUCT_NAME} a maintenant une autre adresse e-mail. Celle-ci ne sert plus à se connecter.`,
    'C’était vous\u202f? Vous n’avez rien à faire.',
  ],
  button: { label: 'Ce n’était pas moi', href: `${siteOrigin()}/reprendre-email#${token}` },
  after: [
    `Ce bouton ouvre une page d’où vous reprenez votre adresse\u202f: tous les appareils sont alors déconnectés et vous choisissez un nouveau mot de passe. Il sert une fois, pendant ${EMAIL_UNDO_DAYS}\u00a0jours.`,
  ],
});
