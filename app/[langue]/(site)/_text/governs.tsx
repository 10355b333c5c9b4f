import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';

/** Above rules that are translated: the French page, at this address, is the one that holds. */
export function Governs({ path }: { path: string }) {
  const words = useWords('textes/commun');
  if (words.langue === 'fr') return null;
  return (
    <Notice>
      {words.rich('foi', {
        a: (text) => (
          <a href={path} hrefLang="fr">
            {text}
          </a>
        ),
      })}
    </Notice>
  );
}
