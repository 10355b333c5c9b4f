import { PRODUCT_NAME } from '../product';
import { Button, Heading, Layout, Small, Text, TextLink, Thing, Title } from './parts';
import { renderStatic } from './render';

/** A letter that tells of several things; links are absolute. */
export type Gazette = {
  subject: string;
  paragraphs: string[];
  parts: { title: string; lines: { title: string; text: string; href: string }[] }[];
  button: { label: string; href: string };
  end: { why: string; label: string; href: string };
};

/** The letter as HTML: readable without pictures, and in the dark. */
export function gazetteHtml({ subject, paragraphs, parts, button, end }: Gazette): string {
  const footer = (
    <Small>
      {end.why} <TextLink href={end.href}>{end.label}</TextLink>
    </Small>
  );
  return `<!doctype html>${renderStatic(
    <Layout langue="fr" title={subject} preheader={paragraphs[0] ?? ''} footer={footer}>
      <Title>{subject}</Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          {lines.map((line) => (
            <Thing key={line.href} {...line} />
          ))}
        </section>
      ))}
      <Button href={button.href}>{button.label}</Button>
    </Layout>,
  )}`;
}

/** The same as text, each link on a line of its own. */
export function gazetteText({ subject, paragraphs, parts, button, end }: Gazette): string {
  const told = parts.flatMap(({ title, lines }) => [
    `${title.toUpperCase()}\n${'-'.repeat(title.length)}`,
    ...lines.map((line) => `${line.title}\n${line.text}\n${line.href}`),
  ]);
  const all = [
    'Bonjour,',
    subject,
    ...paragraphs,
    ...told,
    `${button.label}\u202f:\n${button.href}`,
    `À bientôt,\n${PRODUCT_NAME}`,
    `--\n${end.why} ${end.label}\u202f:\n${end.href}`,
  ];
  return `${all.join('\n\n')}\n`;
}
