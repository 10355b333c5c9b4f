import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page/page-header';
import { Prose } from '@/components/page/prose';
import { TextJsonLd } from './text-json-ld';
import type { textMetadata } from './text-metadata';

/** A page made of text: its title, its sentence, its column. */
export function TextPage({
  metadata,
  title,
  subtitle,
  beside,
  children,
}: {
  metadata: ReturnType<typeof textMetadata>;
  title: string;
  subtitle: ReactNode;
  /** Stands beside the column where there is room for it. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap">
      <TextJsonLd metadata={metadata} />
      <PageHeader title={title} subtitle={subtitle} />
      {beside ? (
        <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,68ch)_1fr]">
          <Prose>{children}</Prose>
          <div className="max-lg:hidden">{beside}</div>
        </div>
      ) : (
        <Prose>{children}</Prose>
      )}
    </div>
  );
}
