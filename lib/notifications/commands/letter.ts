import 'server-only';
import { placeIn } from '@/lib/core/cities/names';
import type { Letter } from '@/lib/core/letter/letter';
import { siteOrigin } from '@/lib/core/origin';
import { coveredIn } from '@/lib/core/text/covered-in';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import { papiers } from '@/lib/langues/notifications/papiers';
import type { Said } from '@/lib/langues/words';
import { type Tellable, wordsOf } from '../labels/telling';
import { scopeOf } from '../rules';
import { endToken } from './unsubscribe';

/** A notification as a letter in a language, and where a mail program ends letters like it; nothing when they cannot be ended. */
export function letterOf(
  told: Tellable & { userId: string },
  langue: Langue,
): { letter: Letter; endsAt: string | undefined } {
  const { title, text, href, action } = wordsOf(told, langue);
  const scope = scopeOf(told.kind);
  const token = scope && endToken(told.userId, scope);
  const letter: Letter = {
    langue,
    subject: title,
    paragraphs: [text],
    route: routeOf(told, langue),
    quote: quoteOf(told)?.(langue),
    button: { label: action, href: `${siteOrigin()}${href}` },
    end:
      scope && token
        ? {
            why: papiers('pourquoi', { reglage: papiers(scope) })(langue),
            label: papiers('nePlusRecevoir')(langue),
            href: `${siteOrigin()}/desabonnement/${token}`,
          }
        : undefined,
  };
  return {
    letter,
    endsAt: token ? `${siteOrigin()}/api/notifications/unsubscribe/${token}` : undefined,
  };
}

function quoteOf(told: Tellable): Said | undefined {
  const extrait = told.kind === 'nouveau_message' ? told.facts.extrait : undefined;
  return extrait ? coveredIn(extrait) : undefined;
}

function routeOf({ facts }: Tellable, langue: Langue): Letter['route'] {
  if (!('depart' in facts)) return undefined;
  const { de, vers, depart, fuseau } = facts;
  const [from, to] = [placeIn(de)(langue), placeIn(vers)(langue)];
  return { from, to, when: formatLongDateTime(depart, fuseau, from, langue) };
}
