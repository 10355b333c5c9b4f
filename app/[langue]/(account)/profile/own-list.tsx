import type { ReactNode } from 'react';
import { useWords } from '#words';
import { NextPageLink } from '@/components/listing/next-page-link';
import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';

/** One's own things of a kind, with the button for a new one and the words for none. */
export function OwnList({
  title,
  action,
  empty,
  isEmpty,
  next,
  children,
}: {
  title: string;
  action?: ReactNode;
  empty: { title: string; text: string };
  isEmpty: boolean;
  next: string | null;
  children: ReactNode;
}) {
  const words = useWords('profil/page');
  return (
    <section aria-labelledby="liste">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="liste" className="text-xl sm:text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {isEmpty ? (
        <Card padded={false}>
          <EmptyState title={empty.title} className="py-10">
            {empty.text}
          </EmptyState>
        </Card>
      ) : (
        children
      )}
      <NextPageLink href={next} label={words('plus')} />
    </section>
  );
}
