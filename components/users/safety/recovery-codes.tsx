'use client';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';

/** The recovery codes, the one time that they are shown: to copy, or to keep as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const words = useWords('users/codesSecours');
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words('copies') });
    } catch {
      toast({ title: words('sansCopie'), tone: 'error' });
    }
  }

  return (
    <div className="space-y-5">
      <Notice tone="warning" title={words('garder')} live>
        {words('usage')}
      </Notice>
      <ul
        aria-label={words('liste')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-line p-4 text-center font-medium font-mono tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          {words('copier')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words('fichier')}
          className={buttonClass({ variant: 'secondary' })}
        >
          {words('telecharger')}
        </a>
        <Button className="ms-auto" onClick={onKept}>
          {words('gardes')}
        </Button>
      </div>
    </div>
  );
}
