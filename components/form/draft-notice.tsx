import { Notice } from '@/components/ui/notice';

/** Says that what was typed before a reload is back, and offers to begin anew. */
export function DraftNotice({ incomplete, onDrop }: { incomplete: boolean; onDrop: () => void }) {
  return (
    <Notice live>
      <p>
        Votre saisie est revenue telle que vous l’aviez laissée
        {incomplete && ', sauf ce que nous ne gardons pas\u202f: mots de passe et papiers'}.{' '}
        <button
          type="button"
          onClick={onDrop}
          className="font-semibold text-majorelle underline underline-offset-2"
        >
          Repartir de zéro
        </button>
      </p>
    </Notice>
  );
}
