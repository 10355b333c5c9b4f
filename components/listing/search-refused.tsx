import { Notice } from '@/components/ui/notice';

/** What of the address could not be understood, above a list that shows the rest. `lost`: its page of results is gone. */
export function SearchRefused({ problems, lost }: { problems: Record<string, string>; lost?: boolean }) {
  const messages = Object.values(problems);
  if (lost) messages.push('Cette page de résultats n’existe plus\u202f: voici la première.');
  if (messages.length === 0) return null;
  return (
    <Notice tone="warning" title="Une partie de votre recherche n’a pas été comprise." className="mb-5">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
