import { useWords } from '#words';
import { formatLongDate } from '@/lib/core/text/time';
import type { openedPapers } from '@/lib/donnees/queries/ouvertures';

/** Sealed papers that were opened where the site runs, for operators: nobody reads what the law keeps without this being read. */
export function OpenedPapers({ papers }: { papers: Awaited<ReturnType<typeof openedPapers>> }) {
  const words = useWords('moderation/scelles');
  if (papers.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="ouverts">
      <h2 id="ouverts" className="text-xl">
        {words('titre')}
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{words('texte')}</p>
      <ul className="mt-5 divide-y divide-line border-line border-y">
        {papers.map(({ id, numero, raison, le }) => (
          <li key={id} className="py-3 [overflow-wrap:anywhere]">
            {words.rich(
              'ligne',
              { b: () => <span className="font-semibold tabular-nums">{numero}</span> },
              { numero, jour: formatLongDate(le, undefined, words.langue) },
            )}
            <p dir="auto" className="text-muted text-sm">
              {raison}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
