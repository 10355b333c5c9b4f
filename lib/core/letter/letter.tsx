import { addressIn } from '@/lib/langues/adresse.mjs';
import { type Langue, sensOf } from '@/lib/langues/langue.mjs';
import { lettre } from '@/lib/langues/lettre';
import type { Given } from '@/lib/langues/words';
import { siteOrigin } from '../origin';
import { PRODUCT_NAME } from '../product';
import { Button, Layout, Quote, RouteLine, Small, Text, TextLink, Title } from './parts';
import { renderStatic } from './render';

/** One letter to one person; links are absolute. Never a telephone number, never an amount to act on. */
export type Letter = {
  /** What it is written in; French unless it says so. */
  langue?: Langue;
  subject: string;
  /** Beside the subject in a list of mails; the first paragraph without it. */
  preheader?: string;
  paragraphs: string[];
  route?: { from: string; to: string; when: string } | undefined;
  /** Somebody's own words, covered and short. */
  quote?: string | undefined;
  button: { label: string; href: string };
  after?: string[];
  /** Where these letters end, for who has an account but need not log in. */
  end?: { why: string; label: string; href: string } | undefined;
};

/** A page of this site as its reader has it, in the letter's language; any other address as it is. */
export function pageIn(langue: Langue, href: string): string {
  const origin = siteOrigin();
  return href.startsWith(`${origin}/`) ? `${origin}${addressIn(langue, href.slice(origin.length))}` : href;
}

/** The letter as HTML: readable without pictures, and in the dark. */
export function letterHtml({
  langue = 'fr',
  subject,
  preheader,
  paragraphs,
  route,
  quote,
  button,
  after,
  end,
}: Letter): string {
  const footer = (
    <>
      {end && (
        <Small>
          {end.why} <TextLink href={pageIn(langue, end.href)}>{end.label}</TextLink>
        </Small>
      )}
      <Small>{lettre('adresse', { adresse: pageIn(langue, button.href) })(langue)}</Small>
    </>
  );
  return `<!doctype html>${renderStatic(
    <Layout langue={langue} title={subject} preheader={preheader ?? paragraphs[0] ?? ''} footer={footer}>
      <Title>{subject}</Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {quote && <Quote sens={sensOf(langue)}>{quote}</Quote>}
      {route && <RouteLine {...route} sens={sensOf(langue)} />}
      <Button href={pageIn(langue, button.href)}>{button.label}</Button>
      {after?.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Layout>,
  )}`;
}

/** The same as text, its link on a line of its own. */
export function letterText({
  langue = 'fr',
  subject,
  paragraphs,
  route,
  quote,
  button,
  after = [],
  end,
}: Letter): string {
  const say = (key: Parameters<typeof lettre>[0], values?: Given) => lettre(key, values)(langue);
  const parts = [
    say('bonjour'),
    subject,
    ...paragraphs,
    quote && say('citation', { mots: quote }),
    route && `${say('trajet', { de: route.from, vers: route.to })}\n${route.when}`,
    say('suivi', { bouton: button.label }),
    pageIn(langue, button.href),
    ...after,
    `${say('aBientot')}\n${PRODUCT_NAME}`,
    end && `--\n${end.why} ${say('suivi', { bouton: end.label })}\n${pageIn(langue, end.href)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
