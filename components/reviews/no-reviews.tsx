import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';

/** Where reviews would be. */
export function NoReviews() {
  const words = useWords('reviews/avis');
  return (
    <Card>
      <EmptyState title={words('aucun')} className="py-8" />
    </Card>
  );
}
