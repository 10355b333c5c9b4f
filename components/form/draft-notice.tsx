import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';

/** Says that what was typed before a reload is back, and offers to begin anew. */
export function DraftNotice({ incomplete, onDrop }: { incomplete: boolean; onDrop: () => void }) {
  const words = useWords('form/formulaire');
  return (
    <Notice live>
      <p>
        {words(incomplete ? 'revenueSauf' : 'revenue')}{' '}
        <button
          type="button"
          onClick={onDrop}
          className="font-semibold text-majorelle underline underline-offset-2"
        >
          {words('repartir')}
        </button>
      </p>
    </Notice>
  );
}
