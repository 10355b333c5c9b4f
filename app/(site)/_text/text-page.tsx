import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { Prose } from '@/components/ui/prose';

/** A page made of text: its title, its sentence, its column. */
export function TextPage({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap">
      <PageHeader title={title} subtitle={subtitle} />
      <Prose>{children}</Prose>
    </div>
  );
}
