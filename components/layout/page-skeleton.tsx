import { MessagesSkeleton } from '@/components/messagerie/messages-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { shapeOf } from './page-shape';

const BOX = 'rounded-card border border-line bg-surface p-5';

/** The page at `path`, which is on its way, in its own shape. */
export function PageSkeleton({ path }: { path: string }) {
  const shape = shapeOf(path);
  if (shape === 'messages') return <MessagesSkeleton />;
  if (shape === 'home') {
    return (
      <div className="wrap grid w-full items-center gap-8 pt-8 pb-8 sm:pt-10 lg:min-h-[38rem] lg:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Skeleton className="h-20 w-full max-w-lg" />
          <Skeleton className="h-6 w-4/5 max-w-md" />
          <Skeleton className="mt-3 h-40 w-full sm:h-16" />
        </div>
        <Skeleton className="h-[17rem] w-full lg:h-[30rem]" />
      </div>
    );
  }
  if (shape === 'form') {
    return (
      <div className="wrap py-8 sm:py-14">
        <div className={`${BOX} mx-auto grid max-w-md gap-5`}>
          <Skeleton className="h-8 w-48" />
          {[0, 1, 2].map((field) => (
            <Skeleton key={field} className="h-12 w-full" />
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className="wrap w-full py-8 sm:py-10">
      {shape === 'profile' ? <Person /> : <Skeleton className="h-9 w-64 max-w-full" />}
      {shape === 'cards' && <Boxes className="mt-8 grid gap-5 lg:grid-cols-2" count={6} />}
      {(shape === 'rows' || shape === 'profile') && <Boxes className="mt-8 grid gap-4" count={3} />}
      {shape === 'detail' && (
        <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className={`${BOX} grid content-start gap-4`}>
            <Lines />
            <Skeleton className="h-40 w-full" />
            <Lines />
          </div>
          <div className={`${BOX} grid content-start gap-4`}>
            <Person />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      )}
      {shape === 'text' && (
        <div className="mt-8 grid max-w-2xl gap-8">
          <Lines />
          <Lines />
          <Lines />
        </div>
      )}
    </div>
  );
}

function Boxes({ count, className }: { count: number; className: string }) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={`${BOX} grid gap-4`}>
          <Person />
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}

function Person() {
  return (
    <div className="flex items-center gap-3">
      <Skeleton className="size-11 rounded-full" />
      <Skeleton className="h-5 w-40" />
    </div>
  );
}

function Lines() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
