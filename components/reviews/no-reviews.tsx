import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';

/** Where reviews would be. */
export function NoReviews() {
  return (
    <Card>
      <EmptyState title="Aucun avis pour le moment" className="py-8" />
    </Card>
  );
}
