import { useWords } from '#words';
import { Button } from '@/components/ui/button';

/** How far a file is, and the way to call it off. At the end the server still looks at it. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const words = useWords('form/images');
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="mb-1 font-medium text-sm tabular-nums" aria-hidden="true">
          {share < 1 ? words('envoi', { part: percent }) : words('preparation')}
        </p>
        <progress
          max={1}
          value={share}
          aria-label={words('envoiImage')}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-majorelle [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-majorelle"
        />
      </div>
      <Button variant="secondary" size="small" onClick={onCancel}>
        {words('annuler')}
      </Button>
    </div>
  );
}
