import 'server-only';
import type { Letter } from '@/lib/core/letter/letter';
import { wordsIn } from '@/lib/core/letter/words';
import { siteOrigin } from '@/lib/core/origin';
import type { Langue } from '@/lib/langues/langue.mjs';
import { identite } from '@/lib/langues/lettres/identite';
import { EMAIL_LINK_HOURS, EMAIL_UNDO_DAYS } from '../../rules/email';

// After the #, where no server, log or Referer header ever sees it. Nothing in these letters was written by a person:
// whoever types somebody else's address must not get words to them.
const confirmLink = (token: string) => `${siteOrigin()}/confirmer-email#${token}`;

/** To a new account's address. */
export function confirmLetter(token: string, langue: Langue): Letter {
  const say = wordsIn(identite, langue);
  return {
    langue,
    subject: say('confirmer'),
    paragraphs: [say('confirmerTexte')],
    button: { label: say('confirmerBouton'), href: confirmLink(token) },
    after: [say('unSeulUsage', { n: EMAIL_LINK_HOURS }), say('confirmerSinon')],
  };
}

/** To the address that an account is to have. */
export function newAddressLetter(token: string, langue: Langue): Letter {
  const say = wordsIn(identite, langue);
  return {
    langue,
    subject: say('nouvelle'),
    paragraphs: [say('nouvelleTexte')],
    button: { label: say('nouvelleBouton'), href: confirmLink(token) },
    after: [say('unSeulUsage', { n: EMAIL_LINK_HOURS }), say('nouvelleSinon')],
  };
}

/** To the address that an account had until now. */
export function formerAddressLetter(token: string, langue: Langue): Letter {
  const say = wordsIn(identite, langue);
  return {
    langue,
    subject: say('ancienne'),
    paragraphs: [say('ancienneTexte'), say('cetaitVous')],
    button: { label: say('pasMoi'), href: `${siteOrigin()}/reprendre-email#${token}` },
    after: [say('reprendre', { n: EMAIL_UNDO_DAYS })],
  };
}
