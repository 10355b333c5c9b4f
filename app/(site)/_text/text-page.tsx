import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { Prose } from '@/components/ui/prose';
import { TextJsonLd } from './text-json-ld';
import type { textMetadata } from './text-metadata';

/** A page made of text: its title, its sentence, its column. */
export function TextPage({
  metadata,
  title,
  subtitle,
  children,
}: {
  metadata: ReturnType<typeof textMetadata>;
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap">
      <TextJsonLd metadata={metadata} />
      <PageHeader title={title} subtitle={subtitle} />
      <Prose>{children}</Prose>
    </div>
  );
}
