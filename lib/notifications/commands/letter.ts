import 'server-only';
import type { Letter } from '@/lib/core/letter/letter';
import { siteOrigin } from '@/lib/core/origin';
import { formatLongDateTime } from '@/lib/core/text/time';
import { SCOPE_LABELS, type Tellable, wordsOf } from '../labels';
import { scopeOf } from '../rules';
import { endToken } from './unsubscribe';

/** A notification as a letter, and where a mail program ends letters like it; nothing when they cannot be ended. */
export function letterOf(told: Tellable & { userId: string }): {
  letter: Letter;
  endsAt: string | undefined;
} {
  const { title, text, href, action } = wordsOf(told);
  const scope = scopeOf(told.kind);
  const token = scope && endToken(told.userId, scope);
  const letter: Letter = {
    subject: title,
    paragraphs: [text],
    route: routeOf(told),
    quote: told.kind === 'nouveau_message' ? told.facts.extrait || undefined : undefined,
    button: { label: action, href: `${siteOrigin()}${href}` },
    end:
      scope && token
        ? {
            why: `Vous recevez cet e-mail parce que «\u00a0${SCOPE_LABELS[scope]}\u00a0» est activé dans vos paramètres.`,
            label: 'Ne plus recevoir ces e-mails',
            href: `${siteOrigin()}/desabonnement/${token}`,
          }
        : undefined,
  };
  return {
    letter,
    endsAt: token ? `${siteOrigin()}/api/notifications/unsubscribe/${token}` : undefined,
  };
}

function routeOf({ facts }: Tellable): Letter['route'] {
  if (!('depart' in facts)) return undefined;
  const { de, vers, depart, fuseau } = facts;
  return { from: de, to: vers, when: formatLongDateTime(depart, fuseau, de) };
}
