import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';

/** Where reviews would be. */
export function NoReviews() {
  return (
    <Card>
      <EmptyState title="Aucun avis pour le moment" className="py-8" />
    </Card>
  );
}
