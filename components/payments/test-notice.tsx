import { Notice } from '@/components/ui/notice';
import { TEST_MODE_NOTE } from '@/lib/payments/labels';

/** On every screen of a payment in the test mode. */
export function TestNotice({ className }: { className?: string }) {
  return (
    <Notice tone="warning" title="Mode test" className={className}>
      {TEST_MODE_NOTE}
    </Notice>
  );
}
