import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** One section of the settings: what it is about on the left, its fields in a card beside it (below, on a phone). */
export function SettingsSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}
