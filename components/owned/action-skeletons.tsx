import { Skeleton } from '@/components/ui/skeleton';

/** Widths of « Masquer du public », « Modifier », « Supprimer ». */
const MANAGE = ['w-44', 'w-28', 'w-32'];

/** The room that an owner's buttons will take, so that their box has its size before their scripts are there. */
export function ActionSkeletons({ widths = MANAGE }: { widths?: string[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-11 rounded-control ${width}`} />
      ))}
    </div>
  );
}
