import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';

/** On every screen of a payment in the test mode. */
export function TestNotice({ className }: { className?: string }) {
  const words = useWords('payments/test');
  return (
    <Notice tone="warning" title={words('titre')} className={className}>
      {words('texte')}
    </Notice>
  );
}
