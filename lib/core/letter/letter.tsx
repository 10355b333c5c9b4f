import { PRODUCT_NAME } from '../product';
import { Button, Layout, Quote, RouteLine, Small, Text, TextLink, Title } from './parts';
import { renderStatic } from './render';

/** One letter to one person; links are absolute. Never a telephone number, never an amount to act on. */
export type Letter = {
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

/** The letter as HTML: readable without pictures, and in the dark. */
export function letterHtml({
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
          {end.why} <TextLink href={end.href}>{end.label}</TextLink>
        </Small>
      )}
      <Small>
        Le bouton ne s’ouvre pas{'\u202f'}? Copiez cette adresse{'\u202f'}: {button.href}
      </Small>
    </>
  );
  return `<!doctype html>${renderStatic(
    <Layout title={subject} preheader={preheader ?? paragraphs[0] ?? ''} footer={footer}>
      <Title>{subject}</Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {quote && <Quote>{quote}</Quote>}
      {route && <RouteLine {...route} />}
      <Button href={button.href}>{button.label}</Button>
      {after?.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Layout>,
  )}`;
}

/** The same as text, its link on a line of its own. */
export function letterText({ subject, paragraphs, route, quote, button, after = [], end }: Letter): string {
  const parts = [
    'Bonjour,',
    subject,
    ...paragraphs,
    quote && `«\u00a0${quote}\u00a0»`,
    route && `${route.from} → ${route.to}\n${route.when}`,
    `${button.label}\u202f:`,
    button.href,
    ...after,
    `À bientôt,\n${PRODUCT_NAME}`,
    end && `--\n${end.why} ${end.label}\u202f:\n${end.href}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
