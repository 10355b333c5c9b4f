import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

/** What stands there when nobody has asked yet. */
export function NoRequest() {
  const words = useWords('reservations/place');
  return (
    <Card>
      <EmptyState title={words('titre')}>{words('texte')}</EmptyState>
    </Card>
  );
}

/** A card as large as that one, until it is known whether anybody has: under it nothing moves when nobody has. */
export function RequestsWait() {
  return (
    <div aria-hidden="true" className="relative">
      <div className="invisible">
        <NoRequest />
      </div>
      <Skeleton className="absolute inset-0 rounded-card" />
    </div>
  );
}

/** The room of the whole section before it is there. */
export function RequestsRoom() {
  return (
    <div aria-hidden="true">
      <div className="mb-5 text-xl sm:text-2xl">
        <Skeleton className="h-[1lh] w-72 max-w-full" />
      </div>
      <RequestsWait />
    </div>
  );
}
