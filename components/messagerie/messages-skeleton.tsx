import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import { ConversationSkeletons } from './list-skeleton';

/** The messages' screen on its way, in its own shape. */
export function MessagesSkeleton() {
  return (
    <div data-full-height className="flex min-h-0 flex-1 flex-col panes:wrap panes:py-5">
      <Loading className="flex min-h-0 flex-1 overflow-clip bg-surface panes:rounded-card panes:border panes:border-line">
        <div className="w-full panes:w-[22.5rem] panes:border-line panes:border-e">
          <div className="grid gap-4 border-line border-b px-4 pt-4 pb-3">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-11 w-full rounded-control" />
          </div>
          <ConversationSkeletons count={6} />
        </div>
        <div className="hidden flex-1 bg-ground panes:block" />
      </Loading>
    </div>
  );
}
