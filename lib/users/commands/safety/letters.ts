import 'server-only';
import type { Letter } from '@/lib/core/letter/letter';
import { PRODUCT_NAME } from '@/lib/core/product';

/** What a mail about the account's safety says: its subject, and what happened. Nothing in it was written by a person. */
type Told = Pick<Letter, 'subject' | 'paragraphs'>;

const of = `de votre compte ${PRODUCT_NAME}`;

/** Everything about an account's safety that its owner is written about. */
export const SAFETY_LETTERS = {
  newLogin: {
    subject: `Nouvelle connexion à votre compte ${PRODUCT_NAME}`,
    paragraphs: [
      'Quelqu’un vient de se connecter à votre compte depuis un appareil que nous n’avions jamais vu.',
    ],
  },
  passwordChanged: {
    subject: `Le mot de passe ${of} a changé`,
    paragraphs: [`Le mot de passe ${of} vient d’être changé. Les autres appareils ont été déconnectés.`],
  },
  passwordReset: {
    subject: `Un nouveau mot de passe pour votre compte ${PRODUCT_NAME}`,
    paragraphs: [
      `Le mot de passe ${of} vient d’être changé par un lien reçu par e-mail. Tous les appareils ont été déconnectés.`,
    ],
  },
  phoneChanged: {
    subject: `Le numéro de téléphone ${of} a changé`,
    paragraphs: [
      `Votre compte ${PRODUCT_NAME} a maintenant un autre numéro de téléphone, qui n’est pas encore confirmé.`,
    ],
  },
  twoFactorOn: {
    subject: `La double authentification ${of} est activée`,
    paragraphs: [
      'À chaque nouvelle connexion, un code de votre application d’authentification sera demandé. Les autres appareils ont été déconnectés.',
    ],
  },
  twoFactorOff: {
    subject: `La double authentification ${of} est désactivée`,
    paragraphs: ['Votre mot de passe suffit de nouveau pour se connecter.'],
  },
  recoveryUsed: {
    subject: `Un code de secours ${of} a servi`,
    paragraphs: [
      'Quelqu’un vient de se connecter avec l’un de vos codes de secours. Ce code ne servira plus.',
    ],
  },
  recoveryRenewed: {
    subject: `De nouveaux codes de secours pour votre compte ${PRODUCT_NAME}`,
    paragraphs: ['De nouveaux codes de secours viennent d’être créés. Les anciens ne servent plus.'],
  },
  passkeyAdded: {
    subject: `Une clé d’accès s’ajoute à votre compte ${PRODUCT_NAME}`,
    paragraphs: ['Une clé d’accès vient d’être enregistrée. Elle permet de se connecter sans mot de passe.'],
  },
  passkeyRemoved: {
    subject: `Une clé d’accès ${of} est supprimée`,
    paragraphs: ['Une clé d’accès vient d’être supprimée. Elle ne permet plus de se connecter.'],
  },
} satisfies Record<string, Told>;

export type SafetyEvent = keyof typeof SAFETY_LETTERS;

/** The subject of what was told, for who comes back by its link; undefined for an event that we no longer know. */
export function safetySubject(event: string): string | undefined {
  return Object.hasOwn(SAFETY_LETTERS, event) ? SAFETY_LETTERS[event as SafetyEvent].subject : undefined;
}
