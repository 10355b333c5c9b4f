import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';

/** What of the address could not be understood, above a list that shows the rest. `lost`: its page of results is gone. */
export function SearchRefused({ problems, lost }: { problems: Record<string, string>; lost?: boolean }) {
  const words = useWords('listing/liste');
  const messages = Object.values(problems);
  if (lost) messages.push(words('perdue'));
  if (messages.length === 0) return null;
  return (
    <Notice tone="warning" title={words('incomprise')} className="mb-5">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
