import { Skeleton } from '@/components/ui/skeleton';

/** Conversations that are on their way, in their own shape. */
export function ConversationSkeletons({ count }: { count: number }) {
  return (
    <div className="p-2">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="flex gap-3 p-3">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 content-start gap-2 pt-1">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3.5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
