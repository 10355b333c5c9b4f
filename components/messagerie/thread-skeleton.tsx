import { useLangue } from '#words';
import { Avatar } from '@/components/images/avatar';
import { cx } from '@/components/ui/cx';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { displayName } from '@/lib/users/labels';
import { otherOf } from './conversation-words';

const SHAPES = ['h-11 w-3/5', 'ms-auto h-16 w-1/2', 'h-10 w-2/5', 'ms-auto h-10 w-3/5'];

/** Bubbles that are on their way. */
export function BubbleSkeletons() {
  return (
    <div className="grid gap-3 pb-4">
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className={cx('rounded-card', shape)} />
      ))}
    </div>
  );
}

/** A thread that is on its way; what the list knows of it stands there already. */
export function ThreadSkeleton({ conversation }: { conversation?: ConversationView | undefined }) {
  const langue = useLangue();
  const other = conversation && otherOf(conversation);
  return (
    <Loading className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-[61px] items-center gap-3 border-line border-b bg-surface py-2 pe-3 ps-4 panes:min-h-[69px]">
        {other ? (
          <>
            <Avatar name={displayName(other, langue)} seed={other._id} src={other.profileImage} />
            <bdi className="truncate font-bold">{displayName(other, langue)}</bdi>
          </>
        ) : (
          <>
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-4 w-40" />
          </>
        )}
      </div>
      <div className="flex flex-1 flex-col justify-end px-4 pt-4">
        <BubbleSkeletons />
      </div>
      <div className="border-line border-t bg-surface p-3">
        <Skeleton className="h-11 w-full rounded-control" />
      </div>
    </Loading>
  );
}
