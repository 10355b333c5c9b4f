import type { Langue } from '@/lib/langues/langue.mjs';
import { lettre } from '@/lib/langues/lettre';
import { PRODUCT_NAME } from '../product';
import { pageIn } from './letter';
import { Button, Heading, Layout, Small, Text, TextLink, Thing, Title } from './parts';
import { renderStatic } from './render';

/** A letter that tells of several things; links are absolute. */
export type Gazette = {
  langue: Langue;
  subject: string;
  paragraphs: string[];
  parts: { title: string; lines: { title: string; text: string; href: string }[] }[];
  button: { label: string; href: string };
  end: { why: string; label: string; href: string };
};

/** The letter as HTML: readable without pictures, and in the dark. */
export function gazetteHtml({ langue, subject, paragraphs, parts, button, end }: Gazette): string {
  const footer = (
    <Small>
      {end.why} <TextLink href={pageIn(langue, end.href)}>{end.label}</TextLink>
    </Small>
  );
  return `<!doctype html>${renderStatic(
    <Layout langue={langue} title={subject} preheader={paragraphs[0] ?? ''} footer={footer}>
      <Title>{subject}</Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          {lines.map((line) => (
            <Thing key={line.href} {...line} href={pageIn(langue, line.href)} />
          ))}
        </section>
      ))}
      <Button href={pageIn(langue, button.href)}>{button.label}</Button>
    </Layout>,
  )}`;
}

/** The same as text, each link on a line of its own. */
export function gazetteText({ langue, subject, paragraphs, parts, button, end }: Gazette): string {
  const told = parts.flatMap(({ title, lines }) => [
    `${title.toUpperCase()}\n${'-'.repeat(title.length)}`,
    ...lines.map((line) => `${line.title}\n${line.text}\n${pageIn(langue, line.href)}`),
  ]);
  const followed = (words: string, href: string) =>
    `${lettre('suivi', { bouton: words })(langue)}\n${pageIn(langue, href)}`;
  const all = [
    lettre('bonjour')(langue),
    subject,
    ...paragraphs,
    ...told,
    followed(button.label, button.href),
    `${lettre('aBientot')(langue)}\n${PRODUCT_NAME}`,
    `--\n${end.why} ${followed(end.label, end.href)}`,
  ];
  return `${all.join('\n\n')}\n`;
}
